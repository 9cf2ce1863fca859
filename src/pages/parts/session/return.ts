/** Any other address under /check-: back into the shop. */
import { data, type RouterContextProvider } from 'react-router';
import { factsOf, type RequestFacts } from '../../../shell/request.ts';
import { cookieJar, sessionCookies } from '../../../shell/session-cookies.ts';
import { settleCart } from '../waiting-cart.ts';
import { renewedCookies } from './renewed.ts';
import { leaveFor, targetOrHome } from './targets.ts';

/** Goes on to `?target=`: after a login the cart is merged here, and whoever comes from the provider's
 * pages has their record read anew. Without a target only the browser knows where the shopper was. */
export async function returnToStore(request: Request, context: Readonly<RouterContextProvider>) {
  const facts = factsOf(context);
  const { publicUrl } = facts;
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('target')) {
    return data(null, { headers: { 'cache-control': 'no-store' } });
  }
  const isNew = searchParams.has('login');
  const { authToken, refreshToken } = sessionCookies(request);
  // What cannot be renewed is read anew by another log-in, mostly without a question.
  if (authToken && !refreshToken && !isNew) {
    const next = new URLSearchParams({ target: targetOrHome(request, publicUrl) });
    return leaveFor(`${publicUrl}/check-login?${next}`, []);
  }
  // The next page is to know what was changed at the provider; a login has just read everything.
  const renewed = isNew ? [] : await renewedOrNoAccess(request, facts);
  const cookies = [...renewed, ...(await settleCart(request, facts))];
  return leaveFor(publicUrl + targetOrHome(request, publicUrl), cookies);
}

async function renewedOrNoAccess(request: Request, facts: RequestFacts): Promise<string[]> {
  const renewed = await renewedCookies(request, facts, true);
  return renewed.length > 0 ? renewed : cookieJar(facts.publicUrl).noAccess();
}
