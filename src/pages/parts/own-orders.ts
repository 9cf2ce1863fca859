/** Orders placed in this browser: their numbers and keys in a cookie no script can read. */
import { createCookie } from 'react-router';

const thirtyDays = 30 * 86_400;
const kept = 8;

const cookie = createCookie('aitta_orders', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: thirtyDays,
});

export interface OwnOrder {
  number: string;
  key: string;
}

const isOwnOrder = (value: unknown): value is OwnOrder => {
  const { number, key } = (value ?? {}) as Record<string, unknown>;
  return typeof number === 'string' && typeof key === 'string';
};

/** Latest first. */
export async function ownOrders(request: Request): Promise<OwnOrder[]> {
  const orders: unknown = await cookie.parse(request.headers.get('cookie'));
  return Array.isArray(orders) ? orders.filter(isOwnOrder).slice(0, kept) : [];
}

const secure = (request: Request) => new URL(request.url).protocol === 'https:';

/** `Set-Cookie` that keeps one more order. */
export async function rememberOrder(request: Request, { number, key }: OwnOrder): Promise<string> {
  const others = (await ownOrders(request)).filter((order) => order.number !== number);
  const orders = [{ number, key }, ...others].slice(0, kept);
  return cookie.serialize(orders, { secure: secure(request) });
}

/** `Set-Cookie` that forgets them all. */
export const clearOrdersCookie = (request: Request): Promise<string> =>
  cookie.serialize([], { maxAge: 0, secure: secure(request) });
