/** What a shopper can buy: variants, or products without them. */
import type { ProductRecord, SellableRecord, VariantRecord } from '../record.ts';

export type Sellable = SellableRecord & Pick<VariantRecord, 'colours' | 'size'>;

/** The variants, or the product itself when it has none. */
export const sellablesOf = (record: ProductRecord): readonly Sellable[] =>
  record.variants.length > 0 ? record.variants : [record];

/** The product with the pieces that can be sold now, by id; ids without stock are absent. */
export function withStock(
  record: ProductRecord,
  stock: ReadonlyMap<string, number>,
): ProductRecord {
  const variants = record.variants.map((one) => ({ ...one, stock: stock.get(one.sokId) ?? 0 }));
  const sold = sellablesOf(record).map(({ sokId }) => stock.get(sokId) ?? 0);
  return { ...record, variants, stock: sold.reduce((sum, pieces) => sum + pieces, 0) };
}
