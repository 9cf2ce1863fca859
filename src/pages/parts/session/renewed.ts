/** Renews the encrypted tokens; with the new ones the API reads the customer's record again. */
import { ApiCallFailed, ShopError } from '#platform/errors.ts';
import { renewTokens } from '#features/session/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { cookieJar, sessionCookies } from '../../../shell/session-cookies.ts';
import { failureFields } from './failure-fields.ts';

/** `Set-Cookie` headers of tokens renewed with the request's refresh token; a refused token is dropped
 * (R215, R278). Empty when there is nothing to renew, or the API cannot be reached.
 * @param isChanged the record was just changed at the provider */
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
    retailApi.warn?.('Renewing tokens failed', failureFields(error));
    // A refusal is final; a failed call is retried later.
    return error instanceof ApiCallFailed ? [] : jar.noEncrypted();
  }
}
