/** What forms of customers do when their sender is no longer logged in: nothing that was typed is lost. */
import { redirect } from 'react-router';
import { ShopError, Unauthorized } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { withCookies } from '../../../shell/session-cookies.ts';
import { customerIn } from '../own-customer.ts';

/** Sends the form once more, to the page that asks for the login and keeps it: status 307 repeats its fields.
 * @param page the page of the form, where the login returns
 * @param isFinal whether nothing but its own button may send the form */
export function logInAgain(page: Pick<URL, 'pathname' | 'search'>, more: More = {}): Response {
  const query = new URLSearchParams({ target: page.pathname + page.search });
  if (more.isFinal) query.set('only', 'page');
  return redirect(`/check-again?${query}`, {
    status: 307,
    headers: withCookies(more.cookies ?? []),
  });
}

interface More {
  /** `Set-Cookie` headers of what changed. */
  cookies?: string[];
  isFinal?: boolean;
}

/** Awaits what a customer's form does.
 * @throws the way to the login where it is refused because nobody is logged in */
export async function asCustomer<Done>(
  page: URL,
  retailApi: Connection,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    throw (await isOfNobody(error, retailApi)) ? logInAgain(page) : error;
  }
}

/** What belongs to a customer is not there for anybody else. */
async function isOfNobody(error: unknown, retailApi: Connection): Promise<boolean> {
  if (error instanceof Unauthorized) return true;
  const isMissing =
    (error instanceof Response || error instanceof ShopError) && error.status === 404;
  return isMissing && (await isNobody(retailApi));
}

/** Whether a request has no customer, or one whose session has ended. */
export const isNobody = async (retailApi: Connection): Promise<boolean> =>
  (await customerIn(retailApi)) === null;
