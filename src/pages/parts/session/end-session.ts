/** The end of a session, wherever it is asked for. */
import { logOut } from '#features/session/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { sessionCookies } from '../../../shell/session-cookies.ts';

/** Ends the session of the request, if it has one. A browser without its cookies is logged out, also
 * when the API could not be told. */
export async function endSession(
  request: Request,
  { retailApi }: Pick<RequestFacts, 'retailApi'>,
): Promise<void> {
  const { authToken } = sessionCookies(request);
  if (!authToken) return;
  await logOut(retailApi, authToken).catch((error: unknown) =>
    retailApi.warn?.('Ending a session failed', { reason: String(error) }),
  );
}
