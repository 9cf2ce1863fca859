/** The cookies of a session; scripts can read only `aitta_in`, which just says that there is one. */
import {
  parse,
  parseSigned,
  serialize,
  serializeSigned,
  type CookieOptions,
} from 'hono/utils/cookie';
import { decodeProtectedHeader } from 'jose';
import {
  loginSeconds,
  readPending,
  writePending,
  type PendingLogin,
} from '#features/session/rules/login-state.ts';
import type { AuthTokens } from '#features/session/contract.ts';
import { sessionHours } from '#features/session/rules/lifetime.ts';

const sessionSeconds = sessionHours * 3600;

/** The session of a request, as its cookies describe it. */
export interface SessionCookies {
  authToken: string | undefined;
  /** Encrypted, as is the refresh token. */
  accessToken: string | undefined;
  refreshToken: string | undefined;
  /** Whether scripts believe that somebody is logged in. */
  saysIn: boolean;
}

const cookiesOf = (request: Request) => parse(request.headers.get('cookie') ?? '');

/** Tokens are opaque here; a value that cannot be a token is ignored. */
const tokenIn = (value: string | undefined) =>
  value !== undefined && /^[\w.-]{16,8192}$/.test(value) ? value : undefined;

export function sessionCookies(request: Request): SessionCookies {
  const cookies = cookiesOf(request);
  return {
    authToken: tokenIn(cookies['aitta_auth']),
    accessToken: tokenIn(cookies['aitta_access']),
    refreshToken: tokenIn(cookies['aitta_refresh']),
    saysIn: cookies['aitta_in'] !== undefined,
  };
}

/** Writes `Set-Cookie` headers; secure wherever the shop is served over https. */
export function cookieJar(publicUrl: string) {
  const shared: CookieOptions = {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
  };
  const set = (name: string, value: string, maxAge: number, more: CookieOptions = {}) =>
    serialize(name, value, { ...shared, maxAge, ...more });
  const clear = (...names: string[]) => names.map((name) => set(name, '', 0));
  const refresh = (token: string) => set('aitta_refresh', token, token === '' ? 0 : sessionSeconds);
  const tokens = (
    { sIdEncryptedAccessToken: access, sIdEncryptedRefreshToken }: AuthTokens,
    now: number,
  ) => [set('aitta_access', access, secondsLeft(access, now)), refresh(sIdEncryptedRefreshToken)];
  return {
    loggedIn: (authToken: string, encrypted: AuthTokens, now: number): string[] => [
      set('aitta_auth', authToken, sessionSeconds),
      ...tokens(encrypted, now),
      set('aitta_in', '1', sessionSeconds, { httpOnly: false }),
    ],
    /** Both encrypted tokens; the access token's cookie expires with the token. */
    renewed: tokens,
    noAccess: () => clear('aitta_access'),
    noEncrypted: () => clear('aitta_access', 'aitta_refresh'),
    /** Drops invalid tokens. `aitta_in` stays until the browser has announced the loss, as the response to
     * this request may be ignored. */
    noTokens: () => clear('aitta_auth', 'aitta_access', 'aitta_refresh'),
    noSession: () => clear('aitta_auth', 'aitta_access', 'aitta_refresh', 'aitta_in'),
    /** Removes the customer's own data at logout (R231). */
    nothingOwn: () => clear('aitta_cart', 'aitta_merge', 'aitta_orders'),
    waitingCart: (guestCart: string) => set('aitta_merge', guestCart, sessionSeconds),
    noWaitingCart: () => clear('aitta_merge'),
    pending: (logins: PendingLogin[], secret: string) =>
      serializeSigned('aitta_login', writePending(logins), secret, {
        ...shared,
        maxAge: logins.length > 0 ? loginSeconds : 0,
      }),
  };
}

/** Seconds until a sealed token expires, according to its header. */
function secondsLeft(sealed: string, now: number): number {
  const { exp = 0 } = decodeProtectedHeader(sealed) as { exp?: number };
  return Math.max(0, Math.floor(exp - now / 1000));
}

/** Logins this browser has begun; none when the cookie's signature matches none of the secrets. */
export async function pendingLogins(
  request: Request,
  secrets: readonly string[],
): Promise<PendingLogin[]> {
  const cookie = request.headers.get('cookie') ?? '';
  for (const secret of secrets) {
    const { aitta_login: value } = await parseSigned(cookie, secret, 'aitta_login');
    if (value) return readPending(value);
  }
  return readPending(undefined);
}

/** The guest's cart that waits to be merged. */
export function waitingCart(request: Request): string | undefined {
  return tokenIn(cookiesOf(request)['aitta_merge']);
}

/** Headers with several `Set-Cookie` values. */
export function withCookies(cookies: string[], more: Record<string, string> = {}): Headers {
  const headers = new Headers({ 'cache-control': 'no-store', ...more });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
