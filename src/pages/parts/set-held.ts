/** Sets how many pieces of a product are in the cart, whether it has a line or not. */
import { InvalidInput } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { setItem } from '#features/cart/client.ts';
import type { Cart } from '#features/cart/contract.ts';
import type { ChangedLine } from '#features/cart/ui/cart-count.ts';
import type { RefusedChange } from '#features/cart/ui/use-quantity.ts';
import { addItem, currentCart, isCartLost, type Added } from './cart-session.ts';

export interface Wanted {
  sokId: string;
  quantity: number;
}

interface SetHeld {
  /** The cart afterwards; null while there is none. */
  cart: Cart | null;
  refused: RefusedChange | null;
  changed: ChangedLine | null;
  /** `Set-Cookie` headers of what changed. */
  cookies: string[];
}

/** A refusal is a value: the cart stays as it was. */
export async function setHeld(
  request: Request,
  connection: Connection,
  wanted: Wanted,
): Promise<SetHeld> {
  const before = await cartBefore(request, connection);
  const { refused = null, ...done } = await changeOf(before, request, connection, wanted);
  const { cart } = done;
  return { ...done, refused, changed: refused ? null : difference(before, cart, wanted.sokId) };
}

/** Null also for one that was refused: adding to it makes another. */
async function cartBefore(request: Request, connection: Connection): Promise<Cart | null> {
  try {
    return await currentCart(request, connection);
  } catch (error) {
    if (isCartLost(error)) return null;
    throw error;
  }
}

type Done = { cart: Cart | null; cookies: string[]; refused?: RefusedChange };

async function changeOf(
  cart: Cart | null,
  request: Request,
  connection: Connection,
  wanted: Wanted,
): Promise<Done> {
  const line = cart?.items.find(({ sokId }) => sokId === wanted.sokId);
  if (!cart || !line) {
    return wanted.quantity > 0
      ? added(cart, () => addItem(request, connection, wanted))
      : { cart, cookies: [] };
  }
  const result = await setItem(connection, { cartToken: cart.token, itemId: line.id, ...wanted });
  return 'message' in result
    ? { cart, cookies: [], refused: { left: result.left, code: result.code } }
    : { cart: result, cookies: [] };
}

async function added(cart: Cart | null, add: () => Promise<Added>): Promise<Done> {
  try {
    return await add();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const { code, details } = error;
    const left = typeof details['left'] === 'number' ? details['left'] : null;
    return { cart, cookies: [], refused: { left, code } };
  }
}

/** The line, and by how many pieces it changed. */
function difference(before: Cart | null, after: Cart | null, sokId: string): ChangedLine | null {
  const [was, is] = [before, after].map((cart) => cart?.items.find((item) => item.sokId === sokId));
  const line = is ?? was;
  const by = (is?.quantity ?? 0) - (was?.quantity ?? 0);
  return line && by !== 0 ? changedLine(line, by) : null;
}

/** @param by pieces that came; negative: that went */
export function changedLine(item: Cart['items'][number], by: number): ChangedLine {
  const { id, sokId, quantity, unitPriceEuroCents, product } = item;
  const { name, brandName, categories } = product;
  return {
    line: {
      id,
      sokId,
      quantity,
      unitPriceEuroCents,
      product: { sokId: product.sokId, name, brandName, categories },
    },
    by,
  };
}
