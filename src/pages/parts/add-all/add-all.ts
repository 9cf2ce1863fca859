/** Puts many products in the shopper's cart with one call. */
import { ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { newCart } from '#features/cart/client.ts';
import { addWhatIsThere } from '#features/cart/client/add-available.ts';
import type { AddedAvailable, ShortItem } from '#features/cart/contract/add-available.ts';
import type { ChangedLine } from '#features/cart/ui/cart-count.ts';
import { saysPaused } from '../buying-paused.ts';
import { cartTokenOf, keepCart, replaceCart } from '../cart-session.ts';
import { changedLine } from '../set-held.ts';

export interface WantedProduct {
  sokId: string;
  quantity: number;
  /** For products that the catalogue no longer has. */
  name?: string;
}

/** What came into the cart, and what did not. */
export interface AddedAll {
  /** Pieces. */
  added: number;
  short: (Pick<ShortItem, 'sokId' | 'reason' | 'wanted' | 'added'> & { name: string })[];
  /** Lines of the cart that got pieces. */
  changed: ChangedLine[];
  /** Code of a refusal of all of it. */
  failed?: string;
}

interface Done {
  result: AddedAll;
  /** `Set-Cookie` headers of what changed. */
  cookies: string[];
}

const nothing: AddedAll = { added: 0, short: [], changed: [] };

/** What is short keeps nothing else out of the cart. */
export async function addAll(
  request: Request,
  connection: Connection,
  wanted: readonly WantedProduct[],
): Promise<Done> {
  if (wanted.length === 0) return { result: nothing, cookies: [] };
  try {
    const { reply, cookies } = await addedTo(request, connection, wanted);
    return { result: shownOf(reply, wanted), cookies };
  } catch (error) {
    if (!(error instanceof ShopError) || !saysPaused(error.code)) throw error;
    return { result: { ...nothing, failed: error.code }, cookies: [] };
  }
}

/** Adds to the existing cart, or to a new one. */
async function addedTo(request: Request, connection: Connection, wanted: readonly WantedProduct[]) {
  const items = wanted.map(({ sokId, quantity }) => ({ sokId, quantity }));
  const add = (by: Connection, cartToken: string) => addWhatIsThere(by, { cartToken, items });
  const asked = await cartTokenOf(request);
  try {
    const token = asked ?? (await newCart(connection));
    return { reply: await add(connection, token), cookies: [await keepCart(request, token)] };
  } catch (error) {
    const { token, cookies, connection: by } = await replaceCart(error, request, connection);
    return { reply: await add(by, token), cookies };
  }
}

function shownOf(
  { cart, added, short }: AddedAvailable,
  wanted: readonly WantedProduct[],
): AddedAll {
  const nameOf = (sokId: string) => wanted.find((one) => one.sokId === sokId)?.name;
  const wantedOf = (sokId: string) =>
    wanted.reduce((sum, one) => sum + (one.sokId === sokId ? one.quantity : 0), 0);
  return {
    added,
    short: short.map(({ name, ...one }) => ({
      ...one,
      name: nameOf(one.sokId) ?? name ?? one.sokId,
    })),
    changed: cart.items.flatMap((item) => {
      const by = short.find(({ sokId }) => sokId === item.sokId)?.added ?? wantedOf(item.sokId);
      return by > 0 ? [changedLine(item, by)] : [];
    }),
  };
}
