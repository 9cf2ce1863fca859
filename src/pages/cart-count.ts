/** GET /_data/cart-count: the number on the cart's badge. Personal, so never cached. */
import { data } from 'react-router';
import { ApiCallFailed, ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { cart as readCart, newCart } from '#features/cart/client.ts';
import type { CartCount } from '../shell/cart-count.ts';
import { factsOf } from '../shell/request.ts';
import { withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/cart-count';
import { currentCart, keepCart, replaceCart } from './parts/cart-session.ts';

/** Also returns whether buying is possible. While the cart cannot be read its number is unknown, not an
 * error. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi, canBuy } = factsOf(context);
  const { cookies, ...counts } = await counted(request, retailApi).catch((error: unknown) => {
    if (error instanceof ApiCallFailed) return { count: 0, hasCart: true, cookies: [] };
    throw error;
  });
  return data<CartCount>({ ...counts, canBuy }, { headers: withCookies(cookies) });
}

/** POST: creates a cart for a browser that has none (R239). When that fails, the browser goes on without
 * one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi, canBuy } = factsOf(context);
  const made = canBuy ? await openedFor(request, retailApi) : [];
  return data(null, { headers: withCookies(made) });
}

/** @returns `Set-Cookie` headers */
async function openedFor(request: Request, retailApi: Connection): Promise<string[]> {
  try {
    if (await currentCart(request, retailApi)) return [];
    return [await keepCart(request, await newCart(retailApi))];
  } catch (error) {
    if (error instanceof ShopError) return [];
    throw error;
  }
}

/** Number of items in the cart; a cart that was refused is replaced (R413). */
async function counted(request: Request, retailApi: Connection) {
  try {
    const cart = await currentCart(request, retailApi);
    return { count: cart?.totalQuantity ?? 0, hasCart: cart !== null, cookies: [] };
  } catch (error) {
    const { token, cookies, connection } = await replaceCart(error, request, retailApi);
    const { totalQuantity: count } = await readCart(connection, token);
    return { count, hasCart: true, cookies };
  }
}

export { shouldRevalidate } from '../shell/data-routes.ts';
