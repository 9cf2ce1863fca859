/** Calls that begin, renew and end a session (R276–R279). */
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { bearerOf } from '#platform/http/bearer.ts';
import { randomToken } from '#platform/ids.ts';
import { getCustomer, login, logout, renewToken } from './contract.ts';
import { makeCustomerOf } from './customer-of.ts';
import type { SessionDeps } from './deps.ts';
import { notLoggedIn, renew } from './renew.ts';
import { sessionHours } from './rules/lifetime.ts';
import { deleteSession, insertSession } from './store.ts';

export function makeSessionApp(deps: SessionDeps) {
  const { db, provider, tokens, now } = deps;
  const customerOf = makeCustomerOf({ db, issuer: provider.issuer, now });
  return makeSubApp()
    .openapi(login, async (c) => {
      const { code, codeVerifier, nonce, redirectUri, issuer, authInit } = c.req.valid('json');
      const redirect = redirectUri ?? deps.redirectUri;
      if (redirect !== deps.redirectUri) {
        throw refuse(400, 'redirect-unknown', 'Shoppers do not come back there');
      }
      const request = { code, codeVerifier, nonce, redirectUri: redirect, issuer };
      const { customer, refreshToken, ...granted } = await provider.exchange(request);
      const { providerSession, authenticatedAt } = granted;
      const authToken = randomToken();
      const endsAt = now().add({ hours: sessionHours });
      const sealed = await tokens.seal('refresh', refreshToken, endsAt.epochMilliseconds / 1000);
      const session = { authToken, issuer: provider.issuer, customerId: customer.sId, customer };
      const proven = { providerSession, authenticatedAt };
      await insertSession(db, { ...session, ...proven, refreshToken: sealed, endsAt }, now());
      c.get('log').info({ authInit }, 'a customer logged in');
      return c.json({ token: authToken, sIdEncryptedRefreshToken: sealed }, 200);
    })
    .openapi(logout, async (c) => {
      const sealed = await deleteSession(db, c.req.valid('json').authToken);
      if (sealed) {
        // Logged out here is logged out, also while the provider cannot be told.
        await tokens
          .open('refresh', sealed)
          .then(provider.revoke)
          .catch((error: unknown) => c.get('log').warn({ err: error }, 'Revoking a token failed'));
      }
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
