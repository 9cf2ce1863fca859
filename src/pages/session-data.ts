/** /_data/session: the logged-in customer, read by the browser on each page (R208–R215); POST ends the
 * session. */
import { data } from 'react-router';
import { ApiCallFailed } from '#platform/errors.ts';
import { customer as readCustomer } from '#features/session/client.ts';
import type { SessionAnswer } from '#features/session/ui/session.ts';
import { factsOf } from '../shell/request.ts';
import { cookieJar, sessionCookies, withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/session-data';
import { settleCart } from './parts/waiting-cart.ts';
import { endSession } from './parts/session/end-session.ts';
import { renewedCookies } from './parts/session/renewed.ts';

const answering = (result: SessionAnswer, cookies: string[], status = 200) =>
  data(result, { status, headers: withCookies(cookies) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const jar = cookieJar(facts.publicUrl);
  const { authToken, accessToken, saysIn } = sessionCookies(request);
  if (!authToken) return answering({ customer: null, lost: saysIn }, []);
  try {
    // New tokens make the API read the record again, so they come first.
    const renewed = accessToken ? [] : await renewedCookies(request, facts);
    const customer = await readCustomer(facts.retailApi);
    if (!customer) return answering({ customer, lost: true }, jar.noTokens());
    const merged = await settleCart(request, facts);
    return answering({ customer, lost: false }, [...renewed, ...merged]);
  } catch (error) {
    // A failed call does not mean that the session is lost.
    if (error instanceof ApiCallFailed) return answering({ customer: null, lost: false }, [], 503);
    throw error;
  }
}

/** The browser has a stored record it cannot read, so the session is ended too (R211). */
export async function action({ request, context }: Route.ActionArgs) {
  const facts = factsOf(context);
  await endSession(request, facts);
  return answering({ customer: null, lost: true }, cookieJar(facts.publicUrl).noSession());
}

export { shouldRevalidate } from '../shell/data-routes.ts';
