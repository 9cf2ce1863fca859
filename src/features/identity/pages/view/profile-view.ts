/** The profile: one form for each thing that can be changed. */
import { html } from 'hono/html';
import type { CustomerAddress } from '../../../session/contract.ts';
import { addressKey, type Account } from '../../record.ts';
import type { IdentityTranslate } from '../../translations.ts';
import type { Outcome } from '../profile-changes.ts';
import { button, errorSummary, field, form, nothing, type Html } from './fields.ts';
import { currentPasswordField, emailField, newPasswordField, personField } from './inputs.ts';

interface ProfileView {
  t: IdentityTranslate;
  csrf: string;
  account: Account;
  outcome: Outcome & { part?: string };
}

export function profileView(view: ProfileView): Html {
  const { t, outcome } = view;
  const { faults = {}, refusal, done } = outcome;
  const isRefused = refusal !== undefined || Object.keys(faults).length > 0;
  return html`${isRefused ? errorSummary(refusal ?? t('faults'), faults) : nothing}
  ${done ? html`<p class="done" role="status">${done}</p>` : nothing} ${namesForm(view)}
  ${addressForms(view)} ${emailForm(view)} ${passwordForm(view)}`;
}

/** What was typed and refused belongs to one form only. */
const filledFor = ({ t, outcome }: ProfileView, part: string, stored = {}) =>
  outcome.part === part
    ? { t, values: { ...stored, ...outcome.values }, faults: outcome.faults ?? {} }
    : { t, values: stored };

const partForm = ({ csrf }: ProfileView, part: string, fields: unknown): Html =>
  form(csrf, html`<input type="hidden" name="part" value="${part}" />${fields}`);

function namesForm(view: ProfileView): Html {
  const { t, account } = view;
  const { givenName: firstName, familyName: lastName, phone } = account;
  const filled = filledFor(view, 'names', { firstName, lastName, phone });
  const fields = html`<div class="pair">
      ${personField(filled, 'firstName')} ${personField(filled, 'lastName')}
    </div>
    ${personField(filled, 'phone')} ${button(t('save'))}`;
  return html`<section>
    <h2>${t('names')}</h2>
    ${partForm(view, 'names', fields)}
  </section>`;
}

function addressForms(view: ProfileView): Html {
  const { t, account } = view;
  const filled = filledFor(view, 'address');
  const fields = html`<fieldset>
    <legend>${t('addAddress')}</legend>
    ${personField(filled, 'streetAddress')}
    <div class="pair">${personField(filled, 'postcode')} ${personField(filled, 'city')}</div>
    ${button(t('save'), true)}
  </fieldset>`;
  const known = account.addresses.map((address) => knownAddress(view, address));
  return html`<section>
    <h2>${t('addresses')}</h2>
    ${known} ${partForm(view, 'address', fields)}
  </section>`;
}

function knownAddress(view: ProfileView, address: CustomerAddress): Html {
  const { t } = view;
  const { firstName, lastName, streetAddress, postcode, city } = address;
  const line = `${streetAddress}, ${postcode} ${city}`;
  const remove = html`<input type="hidden" name="address" value="${addressKey(address)}" />
    <button class="button quiet" type="submit" aria-label="${t('removeAddress')}: ${line}">
      ${t('removeAddress')}
    </button>`;
  return html`<div class="address">
    <p>${firstName} ${lastName}<br />${streetAddress}<br />${postcode} ${city}</p>
    ${partForm(view, 'remove-address', remove)}
  </div>`;
}

function emailForm(view: ProfileView): Html {
  const { t, account } = view;
  const filled = filledFor(view, 'email');
  const password = field({
    name: 'emailPassword',
    label: t('currentPassword'),
    type: 'password',
    autocomplete: 'current-password',
    fault: filled.faults?.['emailPassword'],
  });
  const fields = html`${emailField(filled, undefined, t('newEmail'))} ${password}
  ${button(t('changeEmailDo'), true)}`;
  return html`<section>
    <h2>${t('changeEmail')}</h2>
    <p>${t('emailNow', { email: account.email })}</p>
    ${partForm(view, 'email', fields)}
  </section>`;
}

function passwordForm(view: ProfileView): Html {
  const { t } = view;
  const filled = filledFor(view, 'password');
  const fields = html`${currentPasswordField(filled, t('currentPassword'))}
  ${newPasswordField(filled, 'newPassword', t('newPassword'))} ${button(t('resetDo'), true)}`;
  return html`<section>
    <h2>${t('changePassword')}</h2>
    ${partForm(view, 'password', fields)}
  </section>`;
}
