/** The mailed link that makes a new e-mail the account's. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { changedMessage, sendLetter } from '../mail/send.ts';
import { changeAccount, findAccount } from '../store/accounts.ts';
import { readTicket, takeTicket } from '../store/tickets.ts';
import type { PageDeps } from './interaction.ts';
import { button, form } from './view/fields.ts';
import type { Visit, VisitContext } from './visit.ts';

export function makeChangeEmailPages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  const read = (c: VisitContext) =>
    readTicket(deps.database.db, 'email', c.req.query('token') ?? '', deps.now());
  app.get('/change-email', async (c) => {
    const ticket = await read(c);
    const { words, csrf, show } = c.var;
    if (!ticket) return show(words.linkOld, words.linkOldText, 400);
    const body = html`<p>${words.emailChangeText(ticket.email)}</p>
      ${form(csrf, button(words.emailChangeDo))}`;
    return show(words.emailChange, body);
  });
  app.post('/change-email', async (c) => {
    const ticket = await read(c);
    const { words, show } = c.var;
    const isDone = ticket !== null && (await change(deps, c, ticket));
    if (!isDone) return show(words.linkOld, words.linkOldText, 400);
    return show(words.emailChanged, words.emailChangedText);
  });
  return app;
}

/** The former address hears of it. */
async function change(
  deps: PageDeps,
  c: VisitContext,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const token = c.req.query('token') ?? '';
  return deps.database.db.transaction(async (tx) => {
    const before = await findAccount(tx, accountId);
    if (!before || !(await takeTicket(tx, 'email', token, deps.now()))) return false;
    if (!(await changeAccount(tx, accountId, { email }))) return false;
    const message = changedMessage(deps.shopUrl, (words) => words.mailChangedEmail(email));
    await sendLetter(deps, tx, { to: before.email, language: before.language }, message);
    return true;
  });
}
