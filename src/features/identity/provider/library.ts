/** The OpenID library, and everything the shop uses of it that is not documented, found by reading its
 * source. `library.test.ts` pins the version and fails with another one, or when one of these details
 * changes: then read the files named here again. */
import type OidcProvider from 'oidc-provider';
import type { Exchange } from './node-bridge.ts';

// The library warns about every Node version before long-term support (lib/helpers/attention.js); ours is
// pinned.
const { warn } = console;
console.warn = () => {};
export const { Provider, errors, interactionPolicy } = await import('oidc-provider').finally(() => {
  console.warn = warn;
});

export interface LogoutForm {
  /** The form's CSRF token. */
  secret: string;
  /** Nothing to confirm: a script of the page would submit the form. */
  isSentOn: boolean;
}

/** The form that ends the session, from the library's log-out page: the one that submits itself
 * (lib/response_modes/form_post.js), or the one that asks (lib/actions/end_session.js). */
export function logoutFormIn(page: string): LogoutForm | null {
  const secret = /name="xsrf" value="([\w-]+)"/.exec(page)?.[1];
  const isSentOn = /<form method="post" action="[^"]*\/logout\/confirm">/.test(page);
  return secret ? { secret, isSentOn } : null;
}

export interface BrowserSession {
  accountId: string | null;
  uid: string;
  /** Grants of clients in this session. */
  grantIds: string[];
  /** Logs an account in under a new session id.
   * @param settings `newUid` is used when another account or none was logged in before: the former account's
   *   grants belong to the old uid and end with it; `path` is the cookie's
   * @returns the cookies to set in the browser */
  logIn(
    accountId: string,
    settings: { newUid: string; seconds: number; path: string },
  ): Promise<string[]>;
}

/** The session of the browser's cookie (lib/models/session.js), outside the library's own routes. */
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
