/** The provider's session in this browser, for pages outside an interaction. */
import type Provider from 'oidc-provider';
import { randomToken } from '#platform/ids.ts';
import type { IdentityDeps } from '../deps.ts';
import { sessionIn } from './library.ts';
import { exchangeOf } from './node-bridge.ts';
import type { KeptSession } from './repository/artifacts.ts';
import { mountOf, sessionSeconds } from './settings.ts';

export interface OwnSession {
  accountId: string | null;
  kept: KeptSession;
  /** Logs an account in under a new session id; returns the cookies to set. */
  begin(accountId: string): Promise<string[]>;
}

/** @param request of the browser; only its headers are read */
export async function ownSession(
  deps: IdentityDeps,
  provider: Provider,
  request: Request,
): Promise<OwnSession> {
  const headers = new Request(request.url, { headers: request.headers });
  const session = await sessionIn(provider, exchangeOf(headers, deps.issuer));
  const { accountId, uid, grantIds } = session;
  const path = mountOf(deps.issuer) || '/';
  return {
    accountId,
    kept: { uid, grantIds },
    begin: (id) => session.logIn(id, { newUid: randomToken(), seconds: sessionSeconds, path }),
  };
}
