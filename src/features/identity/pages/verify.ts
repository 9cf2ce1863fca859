/** The mailed link of a registration: creates the account and returns to the page the shopper came from. */
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { createElement } from 'react';
import { checkPassword } from '../accounts/passwords.ts';
import { insertAccount } from '../accounts/repository/accounts.ts';
import { hashOf, readTicket, consumeTicket, type Tickets } from '../accounts/repository/tickets.ts';
import { spendAll } from '../accounts/throttle.ts';
import { loggedIn, type PageDeps } from './interaction.ts';
import { beginSession } from './login.ts';
import { showOldLink } from './old-link.ts';
import { browserCookie } from './register.ts';
import { knowDevice } from './sign-in.ts';
import { fieldsOf, type Visit, type VisitContext } from './visit.ts';

type Ticket = Tickets['register'];

export function makeVerifyPages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  const tokenOf = (c: VisitContext) => c.req.query('token') ?? '';
  const read = (token: string) => readTicket(deps.database.db, 'register', token, deps.now());
  app.get('/verify-email', async (c) => {
    const ticket = await read(tokenOf(c));
    return ticket ? showForm(c, ticket) : showOldLink(c);
  });
  // Only the form uses up the link: mail scanners open links before people do.
  app.post('/verify-email', async (c) => {
    const token = tokenOf(c);
    const ticket = await read(token);
    if (!ticket) return showOldLink(c);
    const refusal = await refusalOf(deps, c, token, ticket);
    if (refusal) return showForm(c, ticket, refusal);
    const account = await deps.database.db.transaction(async (tx) =>
      (await consumeTicket(tx, 'register', token, deps.now()))
        ? insertAccount(tx, ticket.account, deps.now())
        : null,
    );
    if (!account) return showOldLink(c);
    if (!isSameBrowser(c, ticket)) return showDone(deps, c);
    knowDevice(deps, c, account.email);
    return goOn(deps, c, account.id, ticket.interaction);
  });
  return app;
}

const isSameBrowser = (c: VisitContext, { browser }: Ticket) =>
  hashOf(getCookie(c, browserCookie) ?? '') === browser;

/** Other browsers need the password: otherwise a person could confirm, with one click, an account that
 * somebody else made with their e-mail. */
async function refusalOf(deps: PageDeps, c: VisitContext, token: string, ticket: Ticket) {
  if (isSameBrowser(c, ticket)) return null;
  const { t } = c.var;
  const { password } = await fieldsOf(c, 'password');
  const minutes = await spendAll(deps, deps.database.db, ['linkPasswords', token]);
  if (minutes > 0) return t('tooMany', { minutes });
  const { isRight } = await checkPassword(password, ticket.account.passwordHash);
  return isRight ? null : t('wrongPassword');
}

/** Finishes the authorization request that the registration belongs to. When it has expired, the provider
 * logs the browser in, so that the shop's next request needs no form. */
async function goOn(
  deps: PageDeps,
  c: VisitContext,
  accountId: string,
  uid: string | null,
): Promise<Response> {
  const provider = await deps.provider.current();
  const interaction = uid ? await provider.Interaction.find(uid) : undefined;
  if (!interaction) {
    await beginSession(deps, c, accountId);
    return showDone(deps, c);
  }
  interaction.result = loggedIn(accountId);
  await interaction.persist();
  return c.redirect(interaction.returnTo, 303);
}

function showForm(c: VisitContext, ticket: Ticket, fault?: string): Response {
  const { t, show, csrf, screens } = c.var;
  const body = createElement(screens.Confirmation, {
    t,
    csrf,
    text: t('verifyText', { email: ticket.account.email }),
    action: t('verifyDo'),
    passwordWhy: isSameBrowser(c, ticket) ? undefined : t('verifyElsewhere'),
    fault,
    hint: t('verifyNotYou'),
  });
  return show(t('verify'), body, fault ? 400 : 200);
}

function showDone({ shopUrl }: PageDeps, c: VisitContext): Response {
  const { t, show, screens } = c.var;
  const next = { href: `${shopUrl}/check-login`, label: t('login') };
  return show(t('verified'), createElement(screens.Notice, { text: t('verifiedText'), next }));
}
