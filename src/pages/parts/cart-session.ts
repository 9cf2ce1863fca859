/** The shopper's cart across pages: its token lives in a cookie no script can read. */
import { createCookie, data, redirect } from 'react-router';
import type { Connection } from '#platform/http/client.ts';
import { ShopError } from '#platform/errors.ts';
import * as carts from '#features/cart/client.ts';
import type { Cart } from '#features/cart/contract.ts';
import { saysPaused } from './buying-paused.ts';

const ninetyDays = 90 * 86_400;

const cartCookie = createCookie('aitta_cart', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: ninetyDays,
});

/** Secure wherever the shop is served over https. */
const cookieHeader = (request: Request, token: string): Promise<string> =>
  cartCookie.serialize(token, { secure: new URL(request.url).protocol === 'https:' });

export async function cartTokenOf(request: Request): Promise<string | null> {
  const token: unknown = await cartCookie.parse(request.headers.get('cookie'));
  return typeof token === 'string' && /^[\w-]{16,64}$/.test(token) ? token : null;
}

/** The shopper's cart; null when there is none yet, or no longer. */
export async function currentCart(request: Request, connection: Connection): Promise<Cart | null> {
  const token = await cartTokenOf(request);
  if (!token) return null;
  return carts.cart(connection, token).catch((error: unknown) => {
    if (error instanceof ShopError && error.status === 404) return null;
    throw error;
  });
}

/** What adding to the cart answers where it does not lead there. */
export interface AddAnswer {
  /** Code of the refusal. */
  failed?: string;
  /** Pieces that were added. */
  added?: number;
}

/** Puts what the form names in the cart and goes there, or stays where a script asks to; a refusal is a value with its code (R250, R251). */
export async function addToCartAction(request: Request, connection: Connection) {
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const quantity = Math.min(999, Math.max(1, Math.trunc(Number(field('quantity'))) || 1));
  const variant = field('variantSokId');
  const item = { sokId: field('sokId'), quantity, ...(variant ? { variantSokId: variant } : {}) };
  let cartToken: string;
  try {
    const cart = await currentCart(request, connection);
    cartToken = cart?.token ?? (await carts.newCart(connection));
    await carts.add(connection, { cartToken, items: [item] });
  } catch (error) {
    if (error instanceof ShopError && (error.status === 400 || saysPaused(error.code)))
      return data<AddAnswer>({ failed: error.code });
    throw error;
  }
  const headers = { 'set-cookie': await cookieHeader(request, cartToken) };
  if (field('stay')) return data<AddAnswer>({ added: quantity }, { headers });
  throw redirect('/ostoskori', { headers });
}
