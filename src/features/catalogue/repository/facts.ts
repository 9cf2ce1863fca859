/** Information the law requires about a product, as the merchant provided it. */
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { ProductFactsRecord } from '../record.ts';
import { product } from '../tables.ts';

/** By the product's id; both facts are null when there are none or no such product. */
export async function readFacts(db: Db, sokId: string): Promise<ProductFactsRecord> {
  const [facts] = await db
    .select({ safety: product.safety, food: product.food })
    .from(product)
    .where(eq(product.sokId, sokId));
  return facts ?? { safety: null, food: null };
}
