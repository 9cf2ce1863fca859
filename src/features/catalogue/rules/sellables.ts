/** What a shopper can buy: variants, or products without them. */
import type { ProductRecord, SellableRecord, VariantRecord } from '../record.ts';

export type Sellable = SellableRecord & Pick<VariantRecord, 'colours' | 'size'>;

/** The variants, or the product itself when it has none. */
export const sellablesOf = (record: ProductRecord): readonly Sellable[] =>
  record.variants.length > 0 ? record.variants : [record];
