/** Any other address under /check-: redirects back into the shop. */
import { data, type RouterContextProvider } from 'react-router';
import { factsOf, type RequestFacts } from '../../../shell/request.ts';
import { cookieJar, sessionCookies } from '../../../shell/session-cookies.ts';
import { settleCart } from '../waiting-cart.ts';
import { renewedCookies } from './renewed.ts';
import { leaveFor, targetOrHome } from './targets.ts';

/** Redirects to `?target=`: after a login the cart is merged here, and after a visit to the provider's
 * pages the customer's record is read again. Without a target only the browser knows where the shopper
 * was. */
export async function returnToStore(request: Request, context: Readonly<RouterContextProvider>) {
  const facts = factsOf(context);
  const { publicUrl } = facts;
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('target')) {
    return data(null, { headers: { 'cache-control': 'no-store' } });
  }
  const isNew = searchParams.has('login');
  const { authToken, refreshToken } = sessionCookies(request);
  // Without a refresh token, another login reads the record again, mostly without asking for a password.
  if (authToken && !refreshToken && !isNew) {
    const next = new URLSearchParams({ target: targetOrHome(request, publicUrl) });
    return leaveFor(`${publicUrl}/check-login?${next}`, []);
  }
  // The next page has to show what was changed at the provider; a login has just read everything.
  const renewed = isNew ? [] : await renewedOrNoAccess(request, facts);
  const cookies = [...renewed, ...(await settleCart(request, facts))];
  return leaveFor(publicUrl + targetOrHome(request, publicUrl), cookies);
}

async function renewedOrNoAccess(request: Request, facts: RequestFacts): Promise<string[]> {
  const renewed = await renewedCookies(request, facts, true);
  return renewed.length > 0 ? renewed : cookieJar(facts.publicUrl).noAccess();
}
