/**
 * The OpenID library, and everything the shop uses of it that its documentation does not promise: each was
 * read in the library's sources. `library.test.ts` names the version, and fails with another one and when
 * one of them is no longer as it was: then the file named here is to be read again.
 */
import type OidcProvider from 'oidc-provider';
import type { Exchange } from './node-bridge.ts';

// It warns of every Node that is not yet in long-term support (lib/helpers/attention.js): ours is pinned.
const { warn } = console;
console.warn = () => {};
export const { Provider, errors, interactionPolicy } = await import('oidc-provider').finally(() => {
  console.warn = warn;
});

export interface LogoutForm {
  /** What the form carries, so that no other page can send it. */
  secret: string;
  /** There is nothing to ask: a script of the page would send the form on. */
  isSentOn: boolean;
}

/** The form that ends the session, in the page the library answers to a log-out with: its own page
 * (lib/response_modes/form_post.js), or the one that asks (lib/actions/end_session.js). */
export function logoutFormIn(page: string): LogoutForm | null {
  const secret = /name="xsrf" value="([\w-]+)"/.exec(page)?.[1];
  const isSentOn = /<form method="post" action="[^"]*\/logout\/confirm">/.test(page);
  return secret ? { secret, isSentOn } : null;
}

export interface BrowserSession {
  accountId: string | null;
  uid: string;
  /** Of what was granted to clients in it. */
  grantIds: string[];
  /** Logs an account in under a new id.
   * @param settings `newUid` is for an account that was not logged in before: what was granted to another
   *   hangs on the former uid and ends with it; `path` is the cookie's
   * @returns the cookies the browser is to get */
  logIn(
    accountId: string,
    settings: { newUid: string; seconds: number; path: string },
  ): Promise<string[]>;
}

/** The session the browser's cookie names (lib/models/session.js), outside of a call of the protocol. */
export async function sessionIn(
  provider: OidcProvider,
  { req, res }: Pick<Exchange, 'req' | 'res'>,
): Promise<BrowserSession> {
  const ctx = provider.createContext(req, res);
  const session = await provider.Session.get(ctx);
  const authorizations = Object.values(session.authorizations ?? {});
  return {
    accountId: session.accountId ?? null,
    uid: session.uid,
    grantIds: authorizations.flatMap(({ grantId }) => (grantId ? [grantId] : [])),
    async logIn(accountId, { newUid, seconds, path }) {
      session.resetIdentifier();
      if (session.accountId !== accountId) {
        session.uid = newUid;
        session.authorizations = {};
      }
      session.loginAccount({ accountId, amr: ['pwd'] });
      await session.save(seconds);
      ctx.cookies.set(provider.cookieName('session'), session.jti, {
        httpOnly: true,
        sameSite: 'lax',
        signed: true,
        overwrite: true,
        path,
        maxAge: seconds * 1000,
      });
      return [res.getHeader('set-cookie') ?? []].flat().map(String);
    },
  };
}
