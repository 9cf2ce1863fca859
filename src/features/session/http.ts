/** Calls that begin, renew and end a session (R276–R279). */
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { bearerOf } from '#platform/http/bearer.ts';
import { randomToken } from '#platform/ids.ts';
import { endSessions, getCustomer, login, logout, renewToken } from './contract.ts';
import { makeCustomerOf } from './operations/customer-of.ts';
import type { SessionDeps } from './deps.ts';
import { notLoggedIn, renew } from './operations/renew.ts';
import { begin } from './operations/begin.ts';
import { deleteSession, deleteSessionsAt } from './repository.ts';

export function makeSessionApp(deps: SessionDeps) {
  const { db, provider, tokens, now } = deps;
  const customerOf = makeCustomerOf({ db, issuer: provider.issuer, now });
  return makeSubApp()
    .openapi(login, async (c) => {
      const { code, codeVerifier, nonce, redirectUri, issuer, authInit } = c.req.valid('json');
      const redirect = redirectUri ?? deps.redirectUri;
      if (redirect !== deps.redirectUri) {
        throw refuse(login, 'redirect-unknown', 'Shoppers do not come back there');
      }
      const request = { code, codeVerifier, nonce, redirectUri: redirect, issuer };
      const granted = await provider.exchange(request);
      // The provider was asked to authenticate the shopper again, so this holds even when it sends no
      // `auth_time`.
      if (authInit === 'confirm') granted.provenFor ??= 0;
      const token = randomToken();
      const encrypted = await begin(deps, token, granted);
      c.get('log').info({ authInit }, 'a customer logged in');
      return c.json({ token, ...encrypted }, 200);
    })
    .openapi(logout, async (c) => {
      const { authToken, replacedBy } = c.req.valid('json');
      const ended = await deleteSession(db, authToken);
      const log = c.get('log');
      const next = replacedBy ? await customerOf(replacedBy) : null;
      // Both sessions of one customer may share a grant at the provider, so revoking would end the next one
      // too.
      const isLeft = ended?.customerId !== next?.customerId;
      if (ended?.refreshToken && isLeft) {
        // The shop's session ends even when the provider cannot be reached.
        await tokens
          .open('refresh', ended.refreshToken)
          .then(provider.revoke)
          .catch((error: unknown) => log.warn({ err: error }, 'Revoking a token failed'));
      }
      const idTokenHint = ended?.idToken ? await tokens.open('id', ended.idToken) : null;
      return c.json({ idTokenHint }, 200);
    })
    .openapi(endSessions, async (c) => {
      const ended = await provider.ended(c.req.valid('form').logout_token);
      await deleteSessionsAt(db, provider.issuer, ended);
      c.header('cache-control', 'no-store');
      return c.body(null, 204);
    })
    .openapi(renewToken, async (c) =>
      c.json(await renew(deps, bearerOf(c), c.req.valid('json')), 200),
    )
    .openapi(getCustomer, async (c) => {
      const session = await customerOf(bearerOf(c));
      if (!session) throw notLoggedIn();
      return c.json(session.customer, 200);
    });
}
