/** Orders placed in this browser: their numbers and keys, in a cookie that scripts cannot read. */
import { createCookie } from 'react-router';

const thirtyDays = 30 * 86_400;
const mostOrders = 8;

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
  return Array.isArray(orders) ? orders.filter(isOwnOrder).slice(0, mostOrders) : [];
}

const secure = (request: Request) => new URL(request.url).protocol === 'https:';

/** `Set-Cookie` that adds an order. */
export async function rememberOrder(request: Request, { number, key }: OwnOrder): Promise<string> {
  const others = (await ownOrders(request)).filter((order) => order.number !== number);
  const orders = [{ number, key }, ...others].slice(0, mostOrders);
  return cookie.serialize(orders, { secure: secure(request) });
}

/** `Set-Cookie` that removes them all. */
export const clearOrdersCookie = (request: Request): Promise<string> =>
  cookie.serialize([], { maxAge: 0, secure: secure(request) });
