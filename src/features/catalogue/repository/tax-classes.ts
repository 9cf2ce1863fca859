/** Tax classes that products have. */
import type { Db } from '#platform/db/database.ts';
import { product } from '../tables.ts';

/** Names of the classes of all products, also of those not sold now. */
export async function readTaxClassesInUse(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ name: product.taxClass }).from(product);
  return rows.map(({ name }) => name);
}
