/** The favourite of a guest whose browser runs no scripts: kept in a cookie of this browser until it is
 * saved after the login, so that no link can add favourites for somebody else. */
import { createCookie } from 'react-router';

const cookie = createCookie('aitta_wish', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30 * 60,
});

const secure = (request: Request) => ({ secure: new URL(request.url).protocol === 'https:' });

export async function pendingWishOf(request: Request): Promise<string | null> {
  const sokId: unknown = await cookie.parse(request.headers.get('cookie'));
  return typeof sokId === 'string' && /^\d{1,20}$/.test(sokId) ? sokId : null;
}

/** `Set-Cookie` that stores it. */
export const storeWish = (request: Request, sokId: string): Promise<string> =>
  cookie.serialize(sokId, secure(request));

/** `Set-Cookie` that removes it. */
export const clearPendingWish = (request: Request): Promise<string> =>
  cookie.serialize('', { ...secure(request), maxAge: 0 });
