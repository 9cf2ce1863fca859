/** A new password by a mailed link, which works once and for thirty minutes; ends every session. */
import { Hono } from 'hono';
import { createElement } from 'react';
import type { Db } from '#platform/db/database.ts';
import type { IdentityDeps } from '../deps.ts';
import {
  noAccountMessage,
  passwordChangedMessage,
  resetMessage,
  sendLetter,
  sendNotice,
} from '../accounts/mail/send.ts';
import { endLogins } from '../provider/end-sessions.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { emailKey, type Account } from '../accounts/record.ts';
import { networkOf } from '../accounts/rules/budgets.ts';
import { faultsIn } from './rules/forms.ts';
import { passwordFault } from '../accounts/rules/password.ts';
import { changeAccount, findAccount, findByEmail } from '../accounts/repository/accounts.ts';
import {
  dropTickets,
  issueTicket,
  readTicket,
  consumeTicket,
} from '../accounts/repository/tickets.ts';
import { spendAll } from '../accounts/throttle.ts';
import type { PageDeps } from './interaction.ts';
import { showOldLink } from './old-link.ts';
import { showSent } from './register.ts';
import { knowDevice } from './sign-in.ts';
import { textsOf } from './fault-texts.ts';
import { fieldsOf, type Visit, type VisitContext } from './visit.ts';

export const minutesOfLink = 30;

export function makeResetPages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  const tokenOf = (c: VisitContext) => c.req.query('token') ?? '';
  app.get('/password-reset', (c) => showAsk(c));
  app.post('/password-reset', async (c) => {
    const { t } = c.var;
    const { email } = await fieldsOf(c, 'email');
    const faults = textsOf(t, faultsIn({ email }));
    if (faults['email']) return showAsk(c, { email, faults });
    const network = networkOf(c.env.ip);
    const minutes = await spendAll(deps, deps.database.db, ['mailsFromNetwork', network]);
    if (minutes > 0) return showAsk(c, { email, minutes });
    await mailLink(deps, c, emailKey(email));
    return showSent(c, emailKey(email));
  });
  app.get('/new-password', async (c) => {
    const ticket = await readTicket(deps.database.db, 'reset', tokenOf(c), deps.now());
    return ticket?.accountId ? showChoose(c) : showOldLink(c);
  });
  app.post('/new-password', async (c) => choose(deps, c, tokenOf(c)));
  return app;
}

/** Does the same work whether or not there is an account; the mail to a person without one says so. */
async function mailLink(deps: PageDeps, c: VisitContext, email: string): Promise<void> {
  const { language } = c.var;
  const expires = deps.now().add({ minutes: minutesOfLink });
  await deps.database.db.transaction(async (tx) => {
    const account = await findByEmail(tx, email);
    const token = await issueTicket(tx, 'reset', { accountId: account?.id ?? null }, expires);
    const message = account
      ? resetMessage(`${deps.issuer}/new-password?token=${token}&lang=${language}`)
      : noAccountMessage(deps.shopUrl);
    await sendLetter(deps, tx, { to: email, language }, message);
  });
}

async function choose(deps: PageDeps, c: VisitContext, token: string): Promise<Response> {
  const { db } = deps.database;
  const { t, show, screens } = c.var;
  const { newPassword } = await fieldsOf(c, 'newPassword');
  const ticket = await readTicket(db, 'reset', token, deps.now());
  const account = ticket?.accountId ? await findAccount(db, ticket.accountId) : null;
  if (!account) return showOldLink(c);
  const { givenName, familyName, email } = account;
  const fault = passwordFault(newPassword, [givenName, familyName, email, deps.shopName()]);
  if (fault) return showChoose(c, t(fault));
  const passwordHash = await hashPassword(newPassword);
  const isDone = await db.transaction(async (tx) => {
    if (!(await consumeTicket(tx, 'reset', token, deps.now()))) return false;
    await changeAccount(tx, account.id, { passwordHash });
    await dropTickets(tx, account.id);
    await endLogins(deps, tx, account.id);
    await notifyPasswordChanged(deps, tx, account);
    return true;
  });
  if (!isDone) return showOldLink(c);
  // Makes the device a known one, so that other people's failed logins do not lock the owner out.
  knowDevice(deps, c, email);
  const next = { href: `${deps.shopUrl}/check-login`, label: t('login') };
  const body = createElement(screens.Notice, { text: t('resetDoneText'), next });
  return show(t('resetDone'), body);
}

/** Notifies the owner of every new password, whoever set it. */
export const notifyPasswordChanged = (
  deps: IdentityDeps,
  tx: Db,
  account: Account,
): Promise<void> => {
  const url = `${deps.issuer}/password-reset?lang=${account.language}`;
  return sendNotice(deps, tx, account, passwordChangedMessage(url));
};

interface AskState {
  email?: string;
  faults?: Record<string, string>;
  minutes?: number;
}

function showAsk(c: VisitContext, { email = '', faults, minutes = 0 }: AskState = {}) {
  const { t, show, csrf, screens } = c.var;
  const refusal = minutes > 0 ? t('tooMany', { minutes }) : undefined;
  const form = { t, csrf, values: { email }, faults, refusal };
  const status = refusal ? 429 : faults ? 400 : 200;
  return show(t('reset'), createElement(screens.ResetPassword, form), status);
}

function showChoose(c: VisitContext, fault?: string): Response {
  const { t, show, csrf, screens } = c.var;
  const faults = fault ? { newPassword: fault } : undefined;
  const body = createElement(screens.ChoosePassword, { t, csrf, faults });
  return show(t('resetChoose'), body, fault ? 400 : 200);
}
