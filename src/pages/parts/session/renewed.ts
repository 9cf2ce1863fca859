/** Renews the encrypted tokens; with the new ones the API reads the customer's record again. */
import { ApiCallFailed, ShopError } from '#platform/errors.ts';
import { renewTokens } from '#features/session/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { cookieJar, sessionCookies } from '../../../shell/session-cookies.ts';
import { failureFields } from './failure-fields.ts';

interface Renewed {
  /** `Set-Cookie` headers. */
  cookies: string[];
  /** The new access token, encrypted. */
  accessToken?: string;
}

/** Renews the tokens with the request's refresh token; a refused token is dropped (R215, R278). Empty when
 * there is nothing to renew, or the API cannot be reached.
 * @param isChanged the record was just changed at the provider */
export async function renewed(
  request: Request,
  { publicUrl, retailApi, now }: RequestFacts,
  isChanged = false,
): Promise<Renewed> {
  const { refreshToken } = sessionCookies(request);
  if (!refreshToken) return { cookies: [] };
  const jar = cookieJar(publicUrl);
  try {
    const tokens = await renewTokens(retailApi, { refreshToken, isChanged });
    const cookies = jar.renewed(tokens, now().epochMilliseconds);
    return { cookies, accessToken: tokens.sIdEncryptedAccessToken };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    retailApi.warn?.('Renewing tokens failed', failureFields(error));
    // A refusal is final; a failed call is retried later.
    return { cookies: error instanceof ApiCallFailed ? [] : jar.noEncrypted() };
  }
}

export const renewedCookies = async (...given: Parameters<typeof renewed>): Promise<string[]> =>
  (await renewed(...given)).cookies;
