/** After a login the products of the guest's cart move into the customer's (R232). The browser keeps both
 * tokens until they have, so that it may fail half-way, or be done twice, and nothing is lost. */
import { Forbidden, NotFound, ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import * as carts from '#features/cart/client.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { cookieJar, waitingCart } from '../../shell/session-cookies.ts';
import { cartTokenOf, keepCart } from './cart-session.ts';

/** The customer's own new cart, and what the browser is to keep until the guest's is in it.
 * @returns `Set-Cookie` headers */
export async function beginCart(
  request: Request,
  retailApi: Connection,
  publicUrl: string,
): Promise<string[]> {
  const guest = (await cartTokenOf(request)) ?? waitingCart(request);
  const waits = guest ? [cookieJar(publicUrl).waitingCart(guest)] : [];
  try {
    return [await keepCart(request, await carts.newCart(retailApi)), ...waits];
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    // The next request makes it.
    retailApi.warn?.('A cart after login failed', { reason: error.message });
    return waits;
  }
}

/** Merges the cart that waits, if one does. What fails waits for the next request.
 * @returns `Set-Cookie` headers */
export async function settleCart(
  request: Request,
  { retailApi, publicUrl }: Pick<RequestFacts, 'retailApi' | 'publicUrl'>,
): Promise<string[]> {
  const guest = waitingCart(request);
  if (!guest || !retailApi.authToken) return [];
  const cookies: string[] = [];
  try {
    let own = await cartTokenOf(request);
    if (!own || own === guest) {
      own = await carts.newCart(retailApi);
      cookies.push(await keepCart(request, own));
    }
    await carts.merge(retailApi, guest, own);
    return [...cookies, ...cookieJar(publicUrl).noWaitingCart()];
  } catch (error) {
    // It is gone, or belongs to another customer who was here before.
    if (error instanceof NotFound || error instanceof Forbidden) {
      return [...cookies, ...cookieJar(publicUrl).noWaitingCart()];
    }
    if (!(error instanceof ShopError)) throw error;
    retailApi.warn?.('Merging carts failed', { reason: error.message });
    return cookies;
  }
}
