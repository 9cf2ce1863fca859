/** The profile: one form for each thing that can be changed. */
import { html } from 'hono/html';
import type { CustomerAddress } from '../../../session/contract.ts';
import { addressKey, type Account } from '../../record.ts';
import type { Words } from '../../words/fi.ts';
import type { Outcome } from '../profile-changes.ts';
import { button, errorSummary, field, form, nothing, type Html } from './fields.ts';
import { currentPasswordField, emailField, newPasswordField, personField } from './inputs.ts';

interface ProfileView {
  words: Words;
  csrf: string;
  account: Account;
  outcome: Outcome & { part?: string };
}

export function profileView(view: ProfileView): Html {
  const { words, outcome } = view;
  const { faults = {}, refusal, done } = outcome;
  const isRefused = refusal !== undefined || Object.keys(faults).length > 0;
  return html`${isRefused ? errorSummary(refusal ?? words.faults, faults) : nothing}
  ${done ? html`<p class="done" role="status">${done}</p>` : nothing} ${namesForm(view)}
  ${addressForms(view)} ${emailForm(view)} ${passwordForm(view)}`;
}

/** What was typed and refused belongs to one form only. */
const filledFor = ({ words, outcome }: ProfileView, part: string, stored = {}) =>
  outcome.part === part
    ? { words, values: { ...stored, ...outcome.values }, faults: outcome.faults ?? {} }
    : { words, values: stored };

const partForm = ({ csrf }: ProfileView, part: string, fields: unknown): Html =>
  form(csrf, html`<input type="hidden" name="part" value="${part}" />${fields}`);

function namesForm(view: ProfileView): Html {
  const { words, account } = view;
  const { givenName: firstName, familyName: lastName, phone } = account;
  const filled = filledFor(view, 'names', { firstName, lastName, phone });
  const fields = html`<div class="pair">
      ${personField(filled, 'firstName')} ${personField(filled, 'lastName')}
    </div>
    ${personField(filled, 'phone')} ${button(words.save)}`;
  return html`<section>
    <h2>${words.names}</h2>
    ${partForm(view, 'names', fields)}
  </section>`;
}

function addressForms(view: ProfileView): Html {
  const { words, account } = view;
  const filled = filledFor(view, 'address');
  const fields = html`<fieldset>
    <legend>${words.addAddress}</legend>
    ${personField(filled, 'streetAddress')}
    <div class="pair">${personField(filled, 'postcode')} ${personField(filled, 'city')}</div>
    ${button(words.save, true)}
  </fieldset>`;
  const known = account.addresses.map((address) => knownAddress(view, address));
  return html`<section>
    <h2>${words.addresses}</h2>
    ${known} ${partForm(view, 'address', fields)}
  </section>`;
}

function knownAddress(view: ProfileView, address: CustomerAddress): Html {
  const { words } = view;
  const { firstName, lastName, streetAddress, postcode, city } = address;
  const line = `${streetAddress}, ${postcode} ${city}`;
  const remove = html`<input type="hidden" name="address" value="${addressKey(address)}" />
    <button class="button quiet" type="submit" aria-label="${words.removeAddress}: ${line}">
      ${words.removeAddress}
    </button>`;
  return html`<div class="address">
    <p>${firstName} ${lastName}<br />${streetAddress}<br />${postcode} ${city}</p>
    ${partForm(view, 'remove-address', remove)}
  </div>`;
}

function emailForm(view: ProfileView): Html {
  const { words, account } = view;
  const filled = filledFor(view, 'email');
  const password = field({
    name: 'emailPassword',
    label: words.currentPassword,
    type: 'password',
    autocomplete: 'current-password',
    fault: filled.faults?.['emailPassword'],
  });
  const fields = html`${emailField(filled, undefined, words.newEmail)} ${password}
  ${button(words.changeEmailDo, true)}`;
  return html`<section>
    <h2>${words.changeEmail}</h2>
    <p>${words.emailNow(account.email)}</p>
    ${partForm(view, 'email', fields)}
  </section>`;
}

function passwordForm(view: ProfileView): Html {
  const { words } = view;
  const filled = filledFor(view, 'password');
  const fields = html`${currentPasswordField(filled, words.currentPassword)}
  ${newPasswordField(filled, 'newPassword', words.newPassword)} ${button(words.resetDo, true)}`;
  return html`<section>
    <h2>${words.changePassword}</h2>
    ${partForm(view, 'password', fields)}
  </section>`;
}
