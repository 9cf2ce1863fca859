/** New encrypted tokens; with them the API reads the customer's record anew. */
import { ApiCallFailed, ShopError } from '#platform/errors.ts';
import { renewTokens } from '#features/session/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { cookieJar, sessionCookies } from '../../../shell/session-cookies.ts';
import { toldOf } from './told-of.ts';

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
    return jar.renewed(tokens, now().epochMilliseconds);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    retailApi.warn?.('Renewing tokens failed', toldOf(error));
    // Refused is refused; what could not be asked is asked again.
    return error instanceof ApiCallFailed ? [] : jar.noEncrypted();
  }
}
