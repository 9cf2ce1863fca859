/** What merchants can name of the catalogue. */
import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { KnownNames } from '../record/known-names.ts';
import { brand, category, product, variant } from '../tables.ts';

/** All categories and brands, also of what is not sold now; of the ids those that products or variants have. */
export async function readKnownNames(db: Db, ids: readonly string[]): Promise<KnownNames> {
  const categories = await db.select({ name: category.path }).from(category);
  const brands = await db.select({ name: brand.id }).from(brand);
  const [ofProducts, ofVariants] = [product.sokId, variant.sokId];
  const products = await db
    .select({ name: ofProducts })
    .from(product)
    .where(inArray(ofProducts, [...ids]));
  const variants = await db
    .select({ name: ofVariants })
    .from(variant)
    .where(inArray(ofVariants, [...ids]));
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return {
    categories: namesOf(categories),
    brands: namesOf(brands),
    products: namesOf([...products, ...variants]),
  };
}
