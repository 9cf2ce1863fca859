/** The end of a session, wherever it is asked for. */
import { logOut } from '#features/session/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { sessionCookies } from '../../../shell/session-cookies.ts';

/** Ends the session of the request, if it has one. A browser without its cookies is logged out, also
 * when the API could not be told.
 * @param replacedBy auth token of the session that takes its place
 * @returns what tells the provider whose session ends; null when nothing does */
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
