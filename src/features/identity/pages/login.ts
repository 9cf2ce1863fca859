/** Login, for the shop's authorization requests (R224) and for the provider's own pages. */
import { Hono } from 'hono';
import { ownSession } from '../provider/own-session.ts';
import { mountOf } from '../provider/settings.ts';
import { finish, interactionOf, loggedIn, showExpired, type PageDeps } from './interaction.ts';
import { showSignIn, signIn } from './sign-in.ts';
import type { Visit, VisitContext } from './visit.ts';

export function makeLoginPages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  const pathOf = (uid: string) => `${mountOf(deps.issuer)}/interaction/${uid}`;
  const around = (uid: string) => ({
    registerUrl: `${pathOf(uid)}/register`,
    back: `${pathOf(uid)}/abort`,
  });

  app.get('/interaction/:uid', async (c) => {
    const interaction = await interactionOf(deps, c);
    if (!interaction) return showExpired(c);
    const { uid, params } = interaction;
    const wantsAccount = params['acr_values'] === 'sok_register' && !c.req.query('login');
    if (wantsAccount) return c.redirect(`${pathOf(uid)}/register`, 303);
    return showSignIn(deps, c, around(uid));
  });
  app.post('/interaction/:uid', async (c) => {
    const interaction = await interactionOf(deps, c);
    if (!interaction) return showExpired(c);
    const signed = await signIn(deps, c, around(interaction.uid));
    return signed.account ? finish(deps, c, loggedIn(signed.account.id)) : signed.page;
  });
  app.get('/interaction/:uid/abort', async (c) => {
    const interaction = await interactionOf(deps, c);
    if (!interaction) return showExpired(c);
    return finish(deps, c, { error: 'access_denied', error_description: 'The shopper went back' });
  });

  app.get('/login', (c) => showSignIn(deps, c));
  app.post('/login', async (c) => {
    const signed = await signIn(deps, c);
    if (!signed.account) return signed.page;
    await beginSession(deps, c, signed.account.id);
    return c.redirect(mountOf(deps.issuer) + nextOf(c), 303);
  });
  return app;
}

/** Begins a session of the provider in this browser. */
export async function beginSession(
  deps: PageDeps,
  c: VisitContext,
  accountId: string,
): Promise<void> {
  const session = await ownSession(deps, await deps.provider.current(), c.req.raw);
  for (const cookie of await session.begin(accountId))
    c.header('set-cookie', cookie, { append: true });
}

/** This login leads only to account pages. */
function nextOf(c: VisitContext): string {
  const next = c.req.query('next') ?? '';
  return /^\/(?:profile|bonus-card)(?:\?|$)/.test(next) ? next : '/profile';
}

/** The account logged in at the provider; else a redirect to the login, which returns here. */
export async function accountIdOf(deps: PageDeps, c: VisitContext): Promise<string | Response> {
  const { accountId } = await ownSession(deps, await deps.provider.current(), c.req.raw);
  if (accountId) return accountId;
  const { pathname, search } = new URL(c.req.url);
  const next = encodeURIComponent(pathname + search);
  return c.redirect(`${mountOf(deps.issuer)}/login?next=${next}`, 303);
}
