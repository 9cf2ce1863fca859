/** Which of many wanted products come into the cart, and with how many pieces. */
import type { Product } from '../../catalogue/contract.ts';
import { maximumLines, maximumQuantity } from '../contract.ts';
import type { ShortItem } from '../contract/add-available.ts';
import { isSoldOnline, sellableOf, type Line } from '../rules.ts';

interface Situation {
  products: Product[];
  /** Pieces that the buyer can order, by product or variant. */
  stock: ReadonlyMap<string, number>;
  /** Lines of the cart. */
  held: readonly Line[];
}

/** The lines as they should be, and what is short of what was wanted. */
export interface Available {
  lines: Line[];
  added: number;
  short: ShortItem[];
}

/** Pieces of a product wanted several times are summed. */
function summed(wanted: readonly Line[]): Line[] {
  const sums = new Map<string, number>();
  for (const { sokId, quantity } of wanted) sums.set(sokId, (sums.get(sokId) ?? 0) + quantity);
  return [...sums].map(([sokId, quantity]) => ({ sokId, quantity }));
}

export function available(wanted: readonly Line[], situation: Situation): Available {
  const { products, stock, held } = situation;
  const quantities = new Map(held.map(({ sokId, quantity }) => [sokId, quantity]));
  const result: Available = { lines: [], added: 0, short: [] };
  for (const { sokId, quantity } of summed(wanted)) {
    const sellable = sellableOf(products, sokId);
    const inCart = quantities.get(sokId) ?? 0;
    const most = Math.min(stock.get(sokId) ?? 0, maximumQuantity) - inCart;
    const isFull = inCart === 0 && quantities.size >= maximumLines;
    const bar = sellable ? barTo(sellable, { most, isFull }) : 'sku-unknown';
    const added = bar ? 0 : Math.min(quantity, most);
    if (added > 0) {
      quantities.set(sokId, inCart + added);
      result.lines.push({ sokId, quantity: inCart + added });
      result.added += added;
    }
    if (added < quantity) {
      const name = sellable?.product.name ?? null;
      const reason = bar ?? 'out-of-stock';
      result.short.push({ sokId, name, reason, wanted: quantity, added });
    }
  }
  return result;
}

/** Why none of it can be added; null when some can. */
function barTo(
  sellable: NonNullable<ReturnType<typeof sellableOf>>,
  { most, isFull }: { most: number; isFull: boolean },
): ShortItem['reason'] | null {
  if (!isSoldOnline(sellable)) return 'not-available';
  if (sellable.product.buyableFrom) return 'not-yet';
  if (most <= 0) return 'out-of-stock';
  return isFull ? 'cart-full' : null;
}
