/** Any other address under /check-: back into the shop. */
import { data, type RouterContextProvider } from 'react-router';
import { factsOf } from '../../../shell/request.ts';
import { cookieJar, sessionCookies } from '../../../shell/session-cookies.ts';
import { settleCart } from '../waiting-cart.ts';
import { renewedCookies } from './renewed.ts';
import { leaveFor, targetOrHome } from './targets.ts';
import { sessionWords } from './words.ts';

/** Goes on to `?target=`: after a login the cart is merged here, and whoever comes from the provider's
 * pages has their record read anew. Without a target only the browser knows where the shopper was. */
export async function returnToStore(request: Request, context: Readonly<RouterContextProvider>) {
  const facts = factsOf(context);
  const { publicUrl, language } = facts;
  if (!new URL(request.url).searchParams.has('target')) {
    return data({ words: sessionWords[language] }, { headers: { 'cache-control': 'no-store' } });
  }
  // Who has an access token was logged in before: the next page is to know what they changed. After a
  // login, or when it cannot be renewed now, the next page does it.
  const { accessToken } = sessionCookies(request);
  const renewed = accessToken ? await renewedCookies(request, facts) : [];
  const session = renewed.length > 0 ? renewed : cookieJar(publicUrl).noAccess();
  const cookies = [...session, ...(await settleCart(request, facts))];
  return leaveFor(publicUrl + targetOrHome(request, publicUrl), cookies);
}
