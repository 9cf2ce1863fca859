/** After a login the guest's cart is merged into the customer's (R232). The browser keeps both tokens until
 * that is done, so that it may fail half-way or run twice without losing anything. */
import { Forbidden, NotFound, ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import * as carts from '#features/cart/client.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { cookieJar, waitingCart } from '../../shell/session-cookies.ts';
import { cartTokenOf, keepCart } from './cart-session.ts';

/** Creates the customer's new cart, and keeps the guest's token until the carts are merged.
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
    // The next request creates it.
    retailApi.warn?.('A cart after login failed', { reason: error.message });
    return waits;
  }
}

/** Merges the waiting cart, if there is one. A failure is retried by the next request.
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
    // The cart no longer exists, or belongs to a customer who used this browser before.
    if (error instanceof NotFound || error instanceof Forbidden) {
      return [...cookies, ...cookieJar(publicUrl).noWaitingCart()];
    }
    if (!(error instanceof ShopError)) throw error;
    retailApi.warn?.('Merging carts failed', { reason: error.message });
    return cookies;
  }
}
