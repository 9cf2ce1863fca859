/** The link mailed to the account's address when an e-mail change is requested, and again when it is done: it
 * cancels or undoes the change. Whoever requested the change knew the password, so the password stops
 * working too. */
import { Hono } from 'hono';
import { createElement } from 'react';
import type { Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import type { IdentityDeps } from '../deps.ts';
import { endLogins } from '../provider/end-sessions.ts';
import { emailAskedMessage, emailChangedMessage, sendNotice } from '../accounts/mail/send.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Account } from '../accounts/record.ts';
import { changeAccount, holdAccount } from '../accounts/repository/accounts.ts';
import {
  issueTicket,
  readTicket,
  consumeUndo,
  type Tickets,
} from '../accounts/repository/tickets.ts';
import type { PageDeps } from './interaction.ts';
import { showOldLink } from './old-link.ts';
import { minutesOfLink } from './reset.ts';
import type { Visit, VisitContext } from './visit.ts';

const hoursOfUndo = 7 * 24;

export function makeUndoEmailPages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  const tokenOf = (c: VisitContext) => c.req.query('token') ?? '';
  const read = (c: VisitContext) => readTicket(deps.database.db, 'undo', tokenOf(c), deps.now());
  app.get('/undo-email', async (c) => {
    const ticket = await read(c);
    if (!ticket) return showOldLink(c);
    const { t, csrf, show, screens } = c.var;
    const text = t('emailUndoText', { email: ticket.email });
    const form = { t, csrf, text, action: t('emailUndoDo') };
    const body = createElement(screens.Confirmation, form);
    return show(t('emailUndo'), body);
  });
  // Only the form uses up the link: mail scanners open links before people do.
  app.post('/undo-email', async (c) => {
    const ticket = await read(c);
    const reset = ticket && (await undo(deps, tokenOf(c), ticket));
    if (!reset) return showOldLink(c);
    const { t, show, screens } = c.var;
    const text = t('emailUndoneText', { email: ticket.email });
    const next = { href: `${deps.issuer}/new-password?token=${reset}`, label: t('resetChoose') };
    const body = createElement(screens.Notice, { text, next });
    return show(t('emailUndone'), body);
  });
  return app;
}

/** @returns the token of a link to a new password; null when the link has expired or was used */
async function undo(
  deps: PageDeps,
  token: string,
  ticket: Tickets['undo'],
): Promise<string | null> {
  const { accountId, email } = ticket;
  // A random password that nobody knows.
  const passwordHash = await hashPassword(randomToken());
  return deps.database.db.transaction(async (tx) => {
    const account = await holdAccount(tx, accountId);
    if (!account || !(await consumeUndo(tx, token, ticket, deps.now()))) return null;
    if (!(await changeAccount(tx, accountId, { email, passwordHash }))) return null;
    await endLogins(deps, tx, accountId);
    const expires = deps.now().add({ minutes: minutesOfLink });
    return issueTicket(tx, 'reset', { accountId }, expires);
  });
}

/** Notifies the account's address that another one was requested. */
export async function notifyEmailRequested(
  deps: IdentityDeps,
  tx: Db,
  account: Account,
  email: string,
) {
  const url = await undoLink(deps, tx, account);
  await sendNotice(deps, tx, account, emailAskedMessage(url, email));
}

/** Notifies the former address that it was replaced. */
export async function notifyEmailChanged(
  deps: IdentityDeps,
  tx: Db,
  before: Account,
  email: string,
) {
  const url = await undoLink(deps, tx, before);
  await sendNotice(deps, tx, before, emailChangedMessage(url, email));
}

async function undoLink(deps: IdentityDeps, tx: Db, { id: accountId, email, language }: Account) {
  const expires = deps.now().add({ hours: hoursOfUndo });
  const token = await issueTicket(tx, 'undo', { accountId, email }, expires);
  return `${deps.issuer}/undo-email?token=${token}&lang=${language}`;
}
