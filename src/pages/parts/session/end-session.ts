/** Ends a session, for every page that does so. */
import { logOut } from '#features/session/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { sessionCookies } from '../../../shell/session-cookies.ts';

/** Ends the session of the request, if it has one. A browser without its cookies is logged out, even when
 * the API could not be called.
 * @param replacedBy auth token of the session that takes its place
 * @returns the hint by which the provider finds the session to end; null when there is none */
export async function endSession(
  request: Request,
  { retailApi }: Pick<RequestFacts, 'retailApi'>,
  replacedBy?: string,
): Promise<string | null> {
  const { authToken } = sessionCookies(request);
  if (!authToken) return null;
  try {
    return (await logOut(retailApi, authToken, replacedBy)).idTokenHint;
  } catch (error) {
    retailApi.warn?.('Ending a session failed', { reason: String(error) });
    return null;
  }
}
