/** Puts what an order had into the cart again, at today's prices. */
import * as carts from '#features/cart/client.ts';
import type { Order } from '#features/orders/contract.ts';
import { ShopError } from '#platform/errors.ts';
import { productId } from '#platform/ids.ts';
import type { Connection } from '#platform/http/client.ts';
import { cartTokenOf, keepCart, replaceCart } from '../parts/cart-session.ts';

type Line = Order['lines'][number];

export interface BoughtAgain {
  /** Names of the products of which not all pieces could be added. */
  missing: string[];
  /** Whether anything was added. */
  isAdded: boolean;
  /** `Set-Cookie` headers of what changed. */
  cookies: string[];
}

export async function buyAgain(
  request: Request,
  connection: Connection,
  lines: readonly Line[],
): Promise<BoughtAgain> {
  const { token, cookies, connection: by } = await usableCart(request, connection);
  const missing: string[] = [];
  let isAdded = false;
  for (const line of lines) {
    const added = await addPieces(by, token, line);
    if (added > 0) isAdded = true;
    if (added < line.quantity) missing.push(line.name);
  }
  return { missing, isAdded, cookies };
}

/** The shopper's cart, or a new one in place of one that is gone. */
async function usableCart(request: Request, connection: Connection) {
  const asked = await cartTokenOf(request);
  try {
    const token = asked ?? (await carts.newCart(connection));
    if (asked) await carts.cart(connection, asked);
    return { token, cookies: [await keepCart(request, token)], connection };
  } catch (error) {
    return replaceCart(error, request, connection);
  }
}

/** Number of pieces added: all of them, else as many as are left. */
async function addPieces(by: Connection, cartToken: string, line: Line): Promise<number> {
  const product = productId(line.urlPath.split('/').at(-1) ?? '');
  const variant = line.sokId === product ? {} : { variantSokId: line.sokId };
  const add = async (quantity: number) => {
    await carts.add(by, { cartToken, items: [{ sokId: product, quantity, ...variant }] });
    return quantity;
  };
  try {
    return await add(line.quantity);
  } catch (error) {
    const left = piecesLeft(error);
    return left > 0 ? add(Math.min(left, line.quantity)) : 0;
  }
}

/** Pieces that may still be added after a refusal.
 * @throws the error when it is no refusal */
function piecesLeft(error: unknown): number {
  if (!(error instanceof ShopError) || error.status !== 400) throw error;
  const { left, inCart } = error.details;
  return typeof left === 'number' && typeof inCart === 'number' ? left - inCart : 0;
}
