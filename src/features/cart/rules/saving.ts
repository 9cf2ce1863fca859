/** What is saved on products, counted from the price that a reduction is shown from (L01). */
import type { Cents } from '#platform/money.ts';
import { shownPrice } from '../../pricing/rules/shown-price.ts';
import type { CartItem } from '../contract.ts';

type Priced = Pick<CartItem, 'product' | 'variant' | 'quantity'> &
  Pick<CartItem, 'unitPriceEuroCents' | 'generalPriceEuroCents'>;

/** The price of a line's product or variant, as it is shown; the line itself has the price with a card. */
export function priceShown({ product, variant }: Pick<Priced, 'product' | 'variant'>) {
  const { card: _, ...prices } = (variant ?? product).priceData;
  return shownPrice(prices);
}

/** What all of a line cost before a reduction; null when it is not reduced. */
export function formerTotal(item: Priced): Cents | null {
  const { before } = priceShown(item);
  return before ? before.cents * item.quantity : null;
}

/** Whether that is the lowest price of 30 days (L01); of what spoils it is the regular one (L02). */
export const isFormerLowest = (item: Pick<Priced, 'product' | 'variant'>): boolean =>
  priceShown(item).before?.isLowest ?? false;

/** What the shopper saves on a line: by a reduction, as a member, or by both. */
export function savedOn(item: Priced): Cents {
  const { quantity, unitPriceEuroCents, generalPriceEuroCents } = item;
  const before = formerTotal(item) ?? generalPriceEuroCents * quantity;
  return Math.max(0, before - unitPriceEuroCents * quantity);
}

/** What the shopper saves on all lines. */
export const savedOnAll = (items: readonly Priced[]): Cents =>
  items.reduce((sum, item) => sum + savedOn(item), 0);
