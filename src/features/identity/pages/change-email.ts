/** The mailed link that changes an account's e-mail: it also needs a login or the account's password, because
 * anybody could have opened the link. */
import { Hono } from 'hono';
import { createElement } from 'react';
import { endLogins } from '../provider/end-sessions.ts';
import { checkPassword } from '../accounts/passwords.ts';
import { ownSession, type OwnSession } from '../provider/own-session.ts';
import { changeAccount, findAccount, holdAccount } from '../accounts/repository/accounts.ts';
import {
  dropTickets,
  readTicket,
  consumeTicket,
  type Tickets,
} from '../accounts/repository/tickets.ts';
import { spendAll } from '../accounts/throttle.ts';
import type { PageDeps } from './interaction.ts';
import { showOldLink } from './old-link.ts';
import { notifyEmailChanged } from './undo-email.ts';
import { fieldsOf, type Visit, type VisitContext } from './visit.ts';

type Ticket = Tickets['email'];

export function makeChangeEmailPages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  const tokenOf = (c: VisitContext) => c.req.query('token') ?? '';
  const read = (c: VisitContext) => readTicket(deps.database.db, 'email', tokenOf(c), deps.now());
  const sessionOf = async (c: VisitContext) =>
    ownSession(deps, await deps.provider.current(), c.req.raw);
  app.get('/change-email', async (c) => {
    const ticket = await read(c);
    return ticket ? showForm(c, ticket, await sessionOf(c)) : showOldLink(c);
  });
  app.post('/change-email', async (c) => {
    const ticket = await read(c);
    if (!ticket) return showOldLink(c);
    const session = await sessionOf(c);
    const refusal = await refusalOf(deps, c, ticket, session);
    if (refusal) return showForm(c, ticket, session, refusal);
    if (!(await change(deps, tokenOf(c), ticket, session))) return showOldLink(c);
    const { t, show, screens } = c.var;
    const body = createElement(screens.Notice, { text: t('emailChangedText') });
    return show(t('emailChanged'), body);
  });
  return app;
}

const isOwn = ({ accountId }: Ticket, session: OwnSession) => session.accountId === accountId;

/** The reason why this browser may not change the account; null when it may. */
async function refusalOf(deps: PageDeps, c: VisitContext, ticket: Ticket, session: OwnSession) {
  if (isOwn(ticket, session)) return null;
  const { t } = c.var;
  const { db } = deps.database;
  const { password } = await fieldsOf(c, 'password');
  const minutes = await spendAll(deps, db, ['linkPasswords', ticket.accountId]);
  if (minutes > 0) return t('tooManyTries', { minutes });
  const account = await findAccount(db, ticket.accountId);
  const { isRight } = await checkPassword(password, account?.passwordHash ?? null);
  return isRight ? null : t('wrongPassword');
}

/** Ends the logins of other devices; notifies the former address, with a link that undoes the change. */
async function change(
  deps: PageDeps,
  token: string,
  ticket: Ticket,
  session: OwnSession,
): Promise<boolean> {
  const { accountId, email } = ticket;
  return deps.database.db.transaction(async (tx) => {
    const before = await holdAccount(tx, accountId);
    if (!before || !(await consumeTicket(tx, 'email', token, deps.now()))) return false;
    if (!(await changeAccount(tx, accountId, { email }))) return false;
    await dropTickets(tx, accountId);
    await endLogins(deps, tx, accountId, isOwn(ticket, session) ? session.kept : undefined);
    await notifyEmailChanged(deps, tx, before, email);
    return true;
  });
}

function showForm(c: VisitContext, ticket: Ticket, session: OwnSession, fault?: string) {
  const { t, show, csrf, screens } = c.var;
  const body = createElement(screens.Confirmation, {
    t,
    csrf,
    text: t('emailChangeText', { email: ticket.email }),
    action: t('emailChangeDo'),
    passwordWhy: isOwn(ticket, session) ? undefined : t('emailChangeElsewhere'),
    passwordLabel: t('currentPassword'),
    fault,
  });
  return show(t('emailChange'), body, fault ? 400 : 200);
}
