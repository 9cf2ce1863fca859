/** Changes of a cart inside one transaction. */
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import { randomToken } from '#platform/ids.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Product } from '../catalogue/contract.ts';
import { maximumLines } from './contract.ts';
import type { CartDeps } from './deps.ts';
import {
  idOf,
  isSoldOnline,
  mergePlan,
  sellableOf,
  type Line,
  type Sellable,
  type Wanted,
} from './rules.ts';
import * as store from './store.ts';

/** Holds the cart. @throws 404 when there is none. */
export async function requireCart(tx: Db, token: string): Promise<store.CartRow> {
  const cart = await store.holdCart(tx, token);
  if (!cart) throw refuse(404, 'cart-not-found', 'Cart not found');
  return cart;
}

/** @throws 400 when the stock has fewer pieces than a line wants (R249). */
export async function refuseUnlessInStock(deps: CartDeps, tx: Db, lines: Line[]): Promise<void> {
  const ids = lines.map(({ sokId }) => sokId);
  const stock = await deps.readStock(tx, ids);
  const short = lines.find(({ sokId, quantity }) => quantity > (stock.get(sokId) ?? 0));
  if (!short) return;
  throw refuse(400, 'out-of-stock', 'There are no source items with the in stock status', {
    sokId: short.sokId,
    left: stock.get(short.sokId) ?? 0,
  });
}

/** Adds all the goods or none of them; the same sellable joins the line it has (R291). */
export async function addGoods(
  deps: CartDeps,
  tx: Db,
  token: string,
  wanted: (Wanted & { quantity: number })[],
  language: Language,
): Promise<void> {
  const products = await deps.products(
    wanted.map(({ sokId }) => sokId),
    language,
  );
  const goods = wanted.map((one) => ({ ...sellableFor(products, one), quantity: one.quantity }));
  const ids = goods.map(({ sokId }) => sokId);
  const stock = await deps.readStock(tx, ids);
  const missing = goods.find((one) => !isSoldOnline(one) || (stock.get(one.sokId) ?? 0) < 1);
  if (missing) throw refuse(400, 'not-available', `${missing.product.name} is not available`);
  for (const one of goods) await putTogether(tx, token, [one]);
  const held = (await store.readLines(tx, token)).filter(({ sokId }) => ids.includes(sokId));
  await refuseUnlessInStock(deps, tx, held);
}

/** @throws 400 when nothing is sold for it (R250). */
function sellableFor(products: Product[], wanted: Wanted): Sellable {
  const id = idOf(products, wanted);
  const sellable = id === null ? null : sellableOf(products, id);
  if (sellable) return sellable;
  const named = wanted.variantSokId ?? wanted.sokId;
  throw refuse(400, 'sku-unknown', `Could not find a product with SKU ${named}`);
}

/** Adds lines to those the cart has. */
async function putTogether(tx: Db, token: string, lines: Line[]): Promise<void> {
  const held = await store.readLines(tx, token);
  const added = mergePlan(lines, held);
  const fresh = added.filter((line) => !held.some(({ sokId }) => sokId === line.sokId));
  if (held.length + fresh.length > maximumLines) {
    throw refuse(400, 'cart-full', `A cart holds at most ${maximumLines} different things`);
  }
  for (const line of added) await store.putLine(tx, token, { id: randomToken(), ...line });
}

/** Moves all lines; the source is left empty, so that doing it again changes nothing (R296). */
export async function mergeInto(tx: Db, source: string, destination: string): Promise<void> {
  if (source === destination) {
    await requireCart(tx, source);
    return;
  }
  // Always in the same order, so that two merges never wait for each other.
  const carts = new Map<string, store.CartRow>();
  for (const token of [source, destination].toSorted()) {
    carts.set(token, await requireCart(tx, token));
  }
  await putTogether(tx, destination, await store.readLines(tx, source));
  const coupon = carts.get(source)?.coupon;
  if (coupon && !carts.get(destination)?.coupon) await store.setCoupon(tx, destination, coupon);
  await store.emptyCart(tx, source);
}
