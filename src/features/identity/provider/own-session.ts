/** The provider's own session in this browser, for its pages outside of a log-in. */
import type Provider from 'oidc-provider';
import { randomToken } from '#platform/ids.ts';
import type { IdentityDeps } from '../deps.ts';
import type { KeptSession } from '../repository/artifacts.ts';
import { exchangeOf } from './node-bridge.ts';
import { mountOf, sessionSeconds } from './settings.ts';

export interface OwnSession {
  accountId: string | null;
  kept: KeptSession;
  /** Logs an account in under a new id; the cookies go to the browser. */
  begin(accountId: string): Promise<string[]>;
}

type Session = InstanceType<Provider['Session']>;

/** @param request of the browser; only its headers are read */
export async function ownSession(
  deps: IdentityDeps,
  provider: Provider,
  request: Request,
): Promise<OwnSession> {
  const headers = new Request(request.url, { headers: request.headers });
  const { req, res } = exchangeOf(headers, deps.issuer);
  const ctx = provider.createContext(req, res);
  const session: Session = await provider.Session.get(ctx);
  return {
    accountId: session.accountId ?? null,
    kept: { uid: session.uid, grantIds: grantIdsOf(session) },
    async begin(accountId) {
      session.resetIdentifier();
      if (session.accountId !== accountId) {
        // What was granted to another account hangs on the former uid and ends with it.
        session.uid = randomToken();
        session.authorizations = {};
      }
      session.loginAccount({ accountId, amr: ['pwd'] });
      await session.save(sessionSeconds);
      ctx.cookies.set(provider.cookieName('session'), session.jti, {
        httpOnly: true,
        sameSite: 'lax',
        signed: true,
        overwrite: true,
        path: mountOf(deps.issuer) || '/',
        maxAge: sessionSeconds * 1000,
      });
      return [res.getHeader('set-cookie') ?? []].flat().map(String);
    },
  };
}

function grantIdsOf(session: Session): string[] {
  const authorizations = Object.values(session.authorizations ?? {});
  return authorizations.flatMap(({ grantId }) => (grantId ? [grantId] : []));
}
