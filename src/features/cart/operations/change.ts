/** Changes of a cart, inside the transaction of the caller. */
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import { randomToken } from '#platform/ids.ts';
import type { Product } from '../../catalogue/contract.ts';
import type { Asker } from '../../session/record.ts';
import { addToCart, maximumLines, maximumQuantity } from '../contract.ts';
import type { CartDeps } from '../deps.ts';
import { refuseOthers } from './read.ts';
import { idOf, isSoldOnline, sellableOf, type Line, type Sellable, type Wanted } from '../rules.ts';
import * as store from '../repository.ts';

/** Locks the cart of a token. @throws 404 when there is none, 401 or 403 when it is another customer's */
export async function requireCart(
  tx: Db,
  token: string,
  customer: Asker['customer'],
): Promise<store.CartRow> {
  const cart = await store.holdCart(tx, token);
  if (!cart) throw refuse(addToCart, 'cart-not-found', 'Cart not found');
  refuseOthers(cart, customer);
  return cart;
}

/** Stock held by unpaid orders of this buyer counts as available. */
type Buyer = Parameters<CartDeps['readStock']>[2];

/** A line with the quantity it should have. */
interface WantedLine extends Line {
  /** Pieces in the cart before the change. */
  inCart: number;
}

/** @throws 400 when there are fewer pieces in stock than a line has (R249) */
export async function refuseUnlessInStock(
  deps: CartDeps,
  tx: Db,
  buyer: Buyer,
  lines: WantedLine[],
): Promise<void> {
  const ids = lines.map(({ sokId }) => sokId);
  const stock = await deps.readStock(tx, ids, buyer);
  const short = lines.find(({ sokId, quantity }) => quantity > (stock.get(sokId) ?? 0));
  if (!short) return;
  const { sokId, inCart } = short;
  throw refuse(addToCart, 'out-of-stock', 'There are no source items with the in stock status', {
    sokId,
    left: stock.get(sokId) ?? 0,
    inCart,
  });
}

/** Adds all the products or none; a product that is in the cart already is added to its line (R291). */
export async function addItems(
  deps: CartDeps,
  tx: Db,
  token: string,
  wanted: (Wanted & { quantity: number })[],
  { language, customer }: Asker,
): Promise<void> {
  const buyer = { cartToken: token, customerId: customer?.customerId ?? null };
  const products = await deps.products(
    wanted.map(({ sokId }) => sokId),
    { language, isCoop: false },
  );
  const items = wanted.map((item) => ({ ...sellableFor(products, item), quantity: item.quantity }));
  const ids = items.map(({ sokId }) => sokId);
  const stock = await deps.readStock(tx, ids, buyer);
  const missing = items.find((item) => !isSoldOnline(item) || (stock.get(item.sokId) ?? 0) < 1);
  if (missing) throw refuse(addToCart, 'not-available', `${missing.product.name} is not available`);
  refuseEarly(items);
  const before = new Map((await store.readLines(tx, token)).map((line) => [line.sokId, line]));
  const lines = withAdded(before, items);
  await store.putLines(tx, token, lines);
  const inCart = (id: string) => before.get(id)?.quantity ?? 0;
  await refuseUnlessInStock(
    deps,
    tx,
    buyer,
    lines.map((line) => ({ ...line, inCart: inCart(line.sokId) })),
  );
}

/** @throws 400 when no product or variant matches (R250) */
function sellableFor(products: Product[], wanted: Wanted): Sellable {
  const id = idOf(products, wanted);
  const sellable = id === null ? null : sellableOf(products, id);
  if (sellable) return sellable;
  const named = wanted.variantSokId ?? wanted.sokId;
  throw refuse(addToCart, 'sku-unknown', `Could not find a product with SKU ${named}`);
}

/** The lines that change when the products are added: existing lines first, then new ones.
 * @throws 400 when the cart would have too many lines */
function withAdded(held: ReadonlyMap<string, store.LineRow>, added: Line[]): store.LineRow[] {
  const lines = new Map(held);
  for (const { sokId, quantity } of added) {
    const line = lines.get(sokId) ?? { id: randomToken(), sokId, quantity: 0 };
    lines.set(sokId, { ...line, quantity: Math.min(maximumQuantity, line.quantity + quantity) });
  }
  if (lines.size > Math.max(maximumLines, held.size)) {
    throw refuse(addToCart, 'cart-full', `A cart holds at most ${maximumLines} different things`);
  }
  const ids = new Set(added.map(({ sokId }) => sokId));
  return [...lines.values()].filter(({ sokId }) => ids.has(sokId));
}

/** @throws 400 with the time from which a campaign's product can be bought (R174) */
function refuseEarly(items: readonly Sellable[]): void {
  const early = items.find(({ product }) => product.buyableFrom);
  if (!early) return;
  const { name, buyableFrom } = early.product;
  throw refuse(addToCart, 'not-yet', `${name} can be bought from ${buyableFrom}`, { buyableFrom });
}
