/** New encrypted tokens; with them the API reads the customer's record anew. */
import { ApiCallFailed, ShopError } from '#platform/errors.ts';
import { renewTokens } from '#features/session/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { cookieJar, sessionCookies } from '../../../shell/session-cookies.ts';

/** `Set-Cookie`s of tokens renewed with the request's refresh token; what was refused is dropped (R215,
 * R278). None when there is nothing to renew, or nobody to ask right now.
 * @param isChanged the record was changed at the provider just now */
export async function renewedCookies(
  request: Request,
  { publicUrl, retailApi, now }: RequestFacts,
  isChanged = false,
): Promise<string[]> {
  const { refreshToken } = sessionCookies(request);
  if (!refreshToken) return [];
  const jar = cookieJar(publicUrl);
  try {
    const tokens = await renewTokens(retailApi, { refreshToken, isChanged });
    const { sIdEncryptedAccessToken, sIdEncryptedRefreshToken } = tokens;
    const time = now().epochMilliseconds;
    return jar.renewed(sIdEncryptedAccessToken, sIdEncryptedRefreshToken, time);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    retailApi.warn?.('Renewing tokens failed', { reason: error.code });
    // Refused is refused; what could not be asked is asked again.
    return error instanceof ApiCallFailed ? [] : jar.noEncrypted();
  }
}
