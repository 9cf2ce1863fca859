/** The wish of a guest whose browser runs no scripts: kept by a cookie of this browser until it has been
 * carried out after the login, so that no address can wish for anybody. */
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

/** `Set-Cookie` that keeps the wish. */
export const keepWish = (request: Request, sokId: string): Promise<string> =>
  cookie.serialize(sokId, secure(request));

/** `Set-Cookie` that forgets it. */
export const clearPendingWish = (request: Request): Promise<string> =>
  cookie.serialize('', { ...secure(request), maxAge: 0 });
