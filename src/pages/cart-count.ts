/** GET /_data/cart-count: the number on the cart's badge. Personal, so never cached. */
import { data } from 'react-router';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/cart-count';
import { currentCart } from './parts/cart-session.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const cart = await currentCart(request, factsOf(context).retailApi);
  return data({ count: cart?.totalQuantity ?? 0 }, { headers: { 'cache-control': 'no-store' } });
}
