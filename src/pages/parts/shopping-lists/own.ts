/** What the pages of shopping lists share on the server. */
import { NotFound, ShopError, Unauthorized } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { logInAgain } from '../session/log-in-again.ts';

/** Null for a guest, and for a customer whose session has ended.
 * @throws 404 for a list that is not there */
export async function ofCustomer<Read>(
  { authToken }: Connection,
  read: () => Promise<Read>,
): Promise<Read | null> {
  if (!authToken) return null;
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    if (error instanceof NotFound) throw new Response(null, { status: 404 });
    throw error;
  }
}

/** A refused change as its code; a guest has to log in first, as the page has to know who it is for.
 * @throws 404 for a list that is gone */
export async function codeOfRefusal(
  page: URL,
  work: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Unauthorized) throw logInAgain(page);
    if (error instanceof NotFound && error.code === 'list-not-found')
      throw new Response(null, { status: 404 });
    if (error instanceof ShopError && (error.status === 400 || error.status === 404))
      return error.code;
    throw error;
  }
}
