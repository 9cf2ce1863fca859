/** GET /_data/cart-count: the number on the cart's badge. Personal, so never cached. */
import { data } from 'react-router';
import { ApiCallFailed } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { cart as readCart } from '#features/cart/client.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/cart-count';
import { currentCart, replaceCart } from './parts/cart-session.ts';

/** Also whether one can buy. While the cart cannot be read its number is unknown, not an error. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi, canBuy } = factsOf(context);
  const { count, cookies } = await counted(request, retailApi).catch((error: unknown) => {
    if (error instanceof ApiCallFailed) return { count: 0, cookies: [] };
    throw error;
  });
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const one of cookies) headers.append('set-cookie', one);
  return data({ count, canBuy }, { headers });
}

/** Pieces in the cart; one that was refused is replaced (R413). */
async function counted(request: Request, retailApi: Connection) {
  try {
    const cart = await currentCart(request, retailApi);
    return { count: cart?.totalQuantity ?? 0, cookies: [] };
  } catch (error) {
    const { token, cookies, connection } = await replaceCart(error, request, retailApi);
    return { count: (await readCart(connection, token)).totalQuantity, cookies };
  }
}
