/** The shopper's cart across pages: its token is in a cookie that scripts cannot read. */
import { createCookie, data, redirect } from 'react-router';
import type { Connection } from '#platform/http/client.ts';
import { Forbidden, refusalCode, ShopError, Unauthorized } from '#platform/errors.ts';
import * as carts from '#features/cart/client.ts';
import { getCart, type Cart } from '#features/cart/contract.ts';
import { cookieJar } from '../../shell/session-cookies.ts';
import { saysPaused } from './buying-paused.ts';
import { logInAgain } from './session/log-in-again.ts';

const ninetyDays = 90 * 86_400;

const cartCookie = createCookie('aitta_cart', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: ninetyDays,
});

/** `Set-Cookie` of the cart's token; secure wherever the shop is served over https. */
export const keepCart = (request: Request, token: string): Promise<string> =>
  cartCookie.serialize(token, { secure: new URL(request.url).protocol === 'https:' });

export async function cartTokenOf(request: Request): Promise<string | null> {
  const token: unknown = await cartCookie.parse(request.headers.get('cookie'));
  return typeof token === 'string' && /^[\w-]{16,64}$/.test(token) ? token : null;
}

/** Parameter of the cart's address after its cookie was first set. */
const newCart = 'uusi';

/** Whether the cart's cookie was set by the answer before and did not come back.
 * @throws redirect to the cart's own address when it did */
export async function refusesCookies(request: Request): Promise<boolean> {
  if (!new URL(request.url).searchParams.has(newCart)) return false;
  if ((await cartTokenOf(request)) !== null) throw redirect('/ostoskori');
  return true;
}

const isCartGone = (error: unknown): boolean => refusalCode(getCart, error) === 'cart-not-found';

const isRefused = (error: unknown): boolean =>
  error instanceof Unauthorized || error instanceof Forbidden;

/** The shopper may not use the cart, or it no longer exists (R413, R414). */
export const isCartLost = (error: unknown): boolean => isRefused(error) || isCartGone(error);

/** The shopper's cart; null when there is none yet, or when it no longer exists. */
export async function currentCart(request: Request, connection: Connection): Promise<Cart | null> {
  const token = await cartTokenOf(request);
  if (!token) return null;
  return carts.cart(connection, token).catch((error: unknown) => {
    if (isCartGone(error)) return null;
    throw error;
  });
}

/** A new cart in place of one that was refused or is gone; the customer's session is dropped when it has
 * ended (R413, R414).
 * @throws the error when it is another one */
export async function replaceCart(error: unknown, request: Request, connection: Connection) {
  if (!isCartLost(error)) throw error;
  const isLoggedIn = connection.authToken !== undefined;
  const token = isRefused(error) && !isLoggedIn ? null : await cartFor(connection);
  if (token) return { token, cookies: [await keepCart(request, token)], connection };
  const guest = { ...connection, authToken: undefined };
  const made = await carts.newCart(guest);
  const forgotten = cookieJar(new URL(request.url).origin).noTokens();
  return { token: made, cookies: [...forgotten, await keepCart(request, made)], connection: guest };
}

/** Token of a new cart; null when the session has ended. */
async function cartFor(connection: Connection): Promise<string | null> {
  try {
    return await carts.newCart(connection);
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Awaits an operation on the cart.
 * @param form page of the form that asked for it: it is kept where a login has ended
 * @throws redirect to the cart when it was refused or is gone; the address says when a login has ended */
export async function withCart<T>(
  request: Request,
  connection: Connection,
  work: Promise<T>,
  form?: Parameters<typeof logInAgain>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { cookies } = await replaceCart(error, request, connection);
    const isEnded = error instanceof Unauthorized;
    if (isEnded && form) throw logInAgain(form[0], { ...form[1], cookies });
    const why = isEnded ? '?virhe=login-required' : '';
    throw redirect(`/ostoskori${why}`, { headers: cookies.map((one) => ['set-cookie', one]) });
  }
}

/** Result of adding to the cart where it does not redirect. */
export interface AddResult {
  /** Code of the refusal. */
  failed?: string;
  /** Items in stock, and how many of them are in the cart, when more were requested. */
  left?: number;
  inCart?: number;
  /** Number of items added. */
  added?: number;
  /** Number of this item now in the cart. */
  held?: number | undefined;
}

/** Adds the form's item to the cart and redirects there, or to the place of a list the form came from, or
 * stays on the page where a script requests it; a refusal is a value with its code (R250, R251).
 * @param product id of the product, where the form has none */
export async function addToCartAction(request: Request, connection: Connection, product = '') {
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const quantity = Math.min(999, Math.max(1, Math.trunc(Number(field('quantity'))) || 1));
  const variant = field('variantSokId');
  const item = {
    sokId: field('sokId') || product,
    quantity,
    ...(variant ? { variantSokId: variant } : {}),
  };
  let done: Added;
  try {
    done = await addItem(request, connection, item);
  } catch (error) {
    if (error instanceof ShopError && (error.status === 400 || saysPaused(error.code)))
      return data<AddResult>(refusalOf(error));
    throw error;
  }
  const headers = done.cookies.map((one): [string, string] => ['set-cookie', one]);
  const held = done.cart.items.find(({ sokId }) => sokId === (variant || item.sokId))?.quantity;
  if (field('stay')) return data<AddResult>({ added: quantity, held }, { headers });
  throw redirect(landing(field, done), { headers });
}

function landing(field: (name: string) => string, { isNew }: Added): string {
  const back = ownPath(field('target'));
  if (back) return `${back}#${encodeURIComponent(field('place'))}`;
  return isNew ? `/ostoskori?${newCart}` : '/ostoskori';
}

/** The path a form was sent from; never an address of another site. */
export const ownPath = (target: unknown): string | undefined =>
  typeof target === 'string' && /^\/(?![/\\])[^\\\s#]*$/.test(target) ? target : undefined;

function refusalOf({ code, details }: ShopError): AddResult {
  const { left, inCart } = details;
  const isCounted = typeof left === 'number' && typeof inCart === 'number';
  return { failed: code, ...(isCounted && { left, inCart }) };
}

export interface Added {
  cart: Cart;
  /** `Set-Cookie` headers of what changed. */
  cookies: string[];
  /** The shopper had none before. */
  isNew?: boolean;
}

/** Adds to the existing cart, or to a new one. */
export async function addItem(
  request: Request,
  connection: Connection,
  item: { sokId: string; quantity: number },
): Promise<Added> {
  const add = (by: Connection, cartToken: string) => carts.add(by, { cartToken, items: [item] });
  const asked = await cartTokenOf(request);
  try {
    const cartToken = asked ?? (await carts.newCart(connection));
    const cart = await add(connection, cartToken);
    return { cart, cookies: [await keepCart(request, cartToken)], isNew: asked === null };
  } catch (error) {
    const made = await replaceCart(error, request, connection);
    return { cart: await add(made.connection, made.token), cookies: made.cookies };
  }
}
