/** GET /_data/cart-count: the number on the cart's badge. Personal, so never cached. */
import { data } from 'react-router';
import { ApiCallFailed } from '#platform/errors.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/cart-count';
import { currentCart } from './parts/cart-session.ts';

/** Also whether one can buy. While the cart cannot be read its number is unknown, not an error. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi, canBuy } = factsOf(context);
  const cart = await currentCart(request, retailApi).catch((error: unknown) => {
    if (error instanceof ApiCallFailed) return null;
    throw error;
  });
  const answer = { count: cart?.totalQuantity ?? 0, canBuy };
  return data(answer, { headers: { 'cache-control': 'no-store' } });
}
