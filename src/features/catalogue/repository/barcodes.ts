/** Products by the barcode on them. */
import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { product, variant } from '../tables.ts';

/** Lengths of GTINs; shorter ones have zeros in front in a longer form. */
const lengths = [8, 12, 13, 14];

/** Ids of products and variants with the GTIN, whatever zeros it begins with in the feed or here. */
export async function idsOfBarcode(db: Db, barcode: string): Promise<string[]> {
  const digits = barcode.replace(/^0+/, '');
  const forms = [...new Set(lengths.map((length) => digits.padStart(length, '0')))];
  const products = await db
    .select({ sokId: product.sokId })
    .from(product)
    .where(inArray(product.gtin, forms));
  const variants = await db
    .select({ sokId: variant.sokId, of: variant.productSokId })
    .from(variant)
    .where(inArray(variant.gtin, forms));
  const ids = [
    ...products.map(({ sokId }) => sokId),
    ...variants.flatMap(({ sokId, of }) => [sokId, of]),
  ];
  return [...new Set(ids)];
}
