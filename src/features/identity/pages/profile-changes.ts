/** The change that each form of the profile makes. */
import type { CustomerAddress } from '../../session/contract.ts';
import { endLogins } from '../provider/end-sessions.ts';
import { changeMessage, existsMessage, sendLetter } from '../accounts/mail/send.ts';
import { checkPassword, hashPassword } from '../accounts/passwords.ts';
import { ownSession } from '../provider/own-session.ts';
import { addressKey, emailKey, type Account } from '../accounts/record.ts';
import { faultsIn } from './rules/forms.ts';
import { passwordFault } from '../accounts/rules/password.ts';
import { changeAccount, findByEmail, holdAccount } from '../accounts/repository/accounts.ts';
import { dropTickets, issueTicket } from '../accounts/repository/tickets.ts';
import { spendAll } from '../accounts/throttle.ts';
import type { PageDeps } from './interaction.ts';
import { beginSession } from './login.ts';
import { endOne, endOthers } from './logins.ts';
import { notifyPasswordChanged } from './reset.ts';
import { notifyEmailRequested } from './undo-email.ts';
import { textsOf } from './fault-texts.ts';
import type { Outcome } from './ui/profile.tsx';
import { fieldsOf, type VisitContext } from './visit.ts';

interface Saving {
  deps: PageDeps;
  c: VisitContext;
  account: Account;
}

const addressesAtMost = 10;
const hoursOfLink = 24;

async function saveNames({ deps, c, account }: Saving): Promise<Outcome> {
  const values = await fieldsOf(c, 'firstName', 'lastName', 'phone');
  const faults = textsOf(c.var.t, faultsIn(values));
  if (Object.keys(faults).length > 0) return { faults, values };
  const { language } = c.var;
  await changeAccount(deps.database.db, account.id, {
    givenName: values.firstName.trim(),
    familyName: values.lastName.trim(),
    phone: values.phone.trim(),
    language,
  });
  return { done: c.var.t('profileSaved') };
}

async function addAddress({ deps, c, account }: Saving): Promise<Outcome> {
  const values = await fieldsOf(c, 'streetAddress', 'postcode', 'city');
  const faults = textsOf(c.var.t, faultsIn(values));
  if (Object.keys(faults).length > 0) return { faults, values };
  const address: CustomerAddress = {
    firstName: account.givenName,
    lastName: account.familyName,
    streetAddress: values.streetAddress.trim(),
    postcode: values.postcode.trim(),
    city: values.city.trim(),
    phone: account.phone,
  };
  await changeAddresses(deps, account, (all) => [...all, address].slice(-addressesAtMost));
  return { done: c.var.t('profileSaved') };
}

async function removeAddress({ deps, c, account }: Saving): Promise<Outcome> {
  const { address } = await fieldsOf(c, 'address');
  await changeAddresses(deps, account, (all) => all.filter((one) => addressKey(one) !== address));
  return { done: c.var.t('profileSaved') };
}

/** Changes the current addresses, read inside the transaction: another tab may have changed them. */
async function changeAddresses(
  { database }: PageDeps,
  { id }: Account,
  change: (all: CustomerAddress[]) => CustomerAddress[],
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const account = await holdAccount(tx, id);
    if (account) await changeAccount(tx, id, { addresses: change(account.addresses) });
  });
}

/** The password is required, so that a person who finds the page open cannot take over the account. */
async function passwordRefusal({ deps, c, account }: Saving, password: string) {
  const { t } = c.var;
  const { db } = deps.database;
  const minutes = await spendAll(deps, db, ['ownPages', `password ${account.id}`]);
  if (minutes > 0) return t('tooManyTries', { minutes });
  const { isRight } = await checkPassword(password, account.passwordHash);
  return isRight ? null : t('wrongPassword');
}

/** The response does not reveal whether the new address has an account; its owner gets a mail, and the
 * account's current address gets one first. */
async function changeEmail(saving: Saving): Promise<Outcome> {
  const { deps, c, account } = saving;
  const { t, language } = c.var;
  const { email, emailPassword } = await fieldsOf(c, 'email', 'emailPassword');
  const values = { email };
  const faults = textsOf(t, faultsIn(values));
  if (faults['email']) return { faults, values };
  const refusal = await passwordRefusal(saving, emailPassword);
  if (refusal) return { faults: { emailPassword: refusal }, values };
  const to = emailKey(email);
  const expires = deps.now().add({ hours: hoursOfLink });
  await deps.database.db.transaction(async (tx) => {
    // The owner's link to a new password stays: the request may come from somebody else.
    await dropTickets(tx, account.id, 'email');
    await notifyEmailRequested(deps, tx, account, to);
    const isTaken = (await findByEmail(tx, to)) !== null;
    const token = await issueTicket(tx, 'email', { accountId: account.id, email: to }, expires);
    const message = isTaken
      ? existsMessage(`${deps.issuer}/password-reset?lang=${language}`)
      : changeMessage(`${deps.issuer}/change-email?token=${token}&lang=${language}`);
    await sendLetter(deps, tx, { to, language }, message);
  });
  return { done: t('checkMailText', { email: to }) };
}

async function changePassword(saving: Saving): Promise<Outcome> {
  const { deps, c, account } = saving;
  const { t } = c.var;
  const { password, newPassword } = await fieldsOf(c, 'password', 'newPassword');
  const { givenName, familyName, email } = account;
  const fault = passwordFault(newPassword, [givenName, familyName, email, deps.shopName()]);
  if (fault) return { faults: { newPassword: t(fault) } };
  const refusal = await passwordRefusal(saving, password);
  if (refusal) return { faults: { password: refusal } };
  const passwordHash = await hashPassword(newPassword);
  const { kept } = await ownSession(deps, await deps.provider.current(), c.req.raw);
  await deps.database.db.transaction(async (tx) => {
    await changeAccount(tx, account.id, { passwordHash });
    await dropTickets(tx, account.id);
    await endLogins(deps, tx, account.id, kept);
    await notifyPasswordChanged(deps, tx, account);
  });
  await beginSession(deps, c, account.id);
  return { done: t('passwordChanged') };
}

/** By the value of the form's hidden field `part`. */
export const saves: Record<string, (saving: Saving) => Promise<Outcome>> = {
  names: saveNames,
  address: addAddress,
  'remove-address': removeAddress,
  email: changeEmail,
  password: changePassword,
  'end-login': endOne,
  'end-other-logins': endOthers,
};
