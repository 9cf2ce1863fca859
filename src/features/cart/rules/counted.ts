/** What discounts count for. A deposit is money that is given back, not a price: no discount is of it. */
import type { Cents } from '#platform/money.ts';
import type { CartItem } from '../contract.ts';

type Item = Pick<CartItem, 'product' | 'variant' | 'quantity' | 'rowTotalEuroCents'>;

/** Deposit of a piece. */
export const depositOf = ({ product, variant }: Pick<Item, 'product' | 'variant'>): Cents =>
  (variant ?? product).priceData.depositEuroCents ?? 0;

/** A line of a cart or an order as discounts count it. */
export interface Counted {
  quantity: number;
  rowTotalEuroCents: Cents;
  /** Of a piece. */
  depositEuroCents?: Cents | undefined;
}

export const countedOf = (line: Counted): Cents =>
  Math.max(0, line.rowTotalEuroCents - (line.depositEuroCents ?? 0) * line.quantity);

/** What each item of a cart counts. */
export const countedItems = (items: readonly Item[]): Cents[] =>
  items.map((item) => countedOf({ ...item, depositEuroCents: depositOf(item) }));

export const countedTotal = (items: readonly Item[]): Cents =>
  countedItems(items).reduce((sum, cents) => sum + cents, 0);
