/** GET and POST /_data/cart-count: what every page shows of the cart. Personal, so never cached. */
import { data } from 'react-router';
import { ApiCallFailed, ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { cart as readCart, newCart } from '#features/cart/client.ts';
import type { Cart } from '#features/cart/contract.ts';
import type { CartCount, QuantityAnswer } from '#features/cart/ui/cart-count.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import { withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/cart-count';
import { saysPaused } from './parts/buying-paused.ts';
import { currentCart, keepCart, replaceCart } from './parts/cart-session.ts';
import { setHeld, type Wanted } from './parts/set-held.ts';

/** Also returns whether buying is possible. While the cart cannot be read its number is unknown, not an
 * error. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi, canBuy } = factsOf(context);
  try {
    const { cart, cookies } = await readOrReplace(request, retailApi);
    return data<CartCount>(countOf(cart, canBuy), { headers: withCookies(cookies) });
  } catch (error) {
    if (!(error instanceof ApiCallFailed)) throw error;
    return data<CartCount>({ count: 0, sum: 0, held: null, hasCart: true, canBuy });
  }
}

/** POST: sets the `quantity` of the product `sokId`; without them creates a cart for a browser that has none
 * (R239). When that fails, the browser goes on without one. */
export async function action({ request, context }: Route.ActionArgs) {
  const facts = factsOf(context);
  const form = new URLSearchParams(await request.text());
  if (form.has('sokId')) return changed(request, facts, wantedIn(form));
  const made = facts.canBuy ? await openedFor(request, facts.retailApi) : [];
  return data(null, { headers: withCookies(made) });
}

/** @throws 400 */
function wantedIn(form: URLSearchParams): Wanted {
  const [sokId, text] = [form.get('sokId') ?? '', form.get('quantity') ?? ''];
  if (!/^\d{1,20}$/.test(sokId) || !/^\d{1,3}$/.test(text)) throw data(null, { status: 400 });
  return { sokId, quantity: Number(text) };
}

async function changed(request: Request, { retailApi, canBuy }: RequestFacts, wanted: Wanted) {
  try {
    const { cart, cookies, ...answer } = await setHeld(request, retailApi, wanted);
    const headers = withCookies(cookies);
    return data<QuantityAnswer>({ ...answer, cart: countOf(cart, canBuy) }, { headers });
  } catch (error) {
    if (!(error instanceof ShopError) || !saysPaused(error.code)) throw error;
    const refused = { left: null, code: error.code };
    return data<QuantityAnswer>({ refused, changed: null, cart: null });
  }
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

/** The cart; one that was refused is replaced (R413). */
async function readOrReplace(request: Request, retailApi: Connection) {
  try {
    return { cart: await currentCart(request, retailApi), cookies: [] };
  } catch (error) {
    const { token, cookies, connection } = await replaceCart(error, request, retailApi);
    return { cart: await readCart(connection, token), cookies };
  }
}

const countOf = (cart: Cart | null, canBuy: boolean): CartCount => ({
  count: cart?.totalQuantity ?? 0,
  sum: cart?.price.grandTotal ?? 0,
  held: Object.fromEntries(cart?.items.map(({ sokId, quantity }) => [sokId, quantity]) ?? []),
  hasCart: cart !== null,
  canBuy,
});

export { shouldRevalidate } from '../shell/data-routes.ts';
