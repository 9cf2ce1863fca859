/** Attributes of supplemental feeds: prices of known products. */
import { optional, readFields, required, type Item, type ReadRow } from './attributes.ts';

/** A row of a supplemental feed: only its id and prices are read. */
export type PriceItem = Pick<Item, 'id' | 'sale_price' | 'sale_price_effective_date'> &
  Pick<Item, 'loyalty_program'> & { price: number | null };

const prices = {
  price: required.price,
  sale_price: optional.sale_price,
  sale_price_effective_date: optional.sale_price_effective_date,
  loyalty_program: optional.loyalty_program,
};
/** Attributes that a supplemental feed is read for. */
export const priceColumns: ReadonlySet<string> = new Set(['id', ...Object.keys(prices)]);

export function readPriceItem(fields: Record<string, string>): ReadRow<PriceItem> {
  const row = readFields(fields, { id: required.id }, prices);
  return 'faults' in row ? row : { ...row, item: row.item as PriceItem };
}
