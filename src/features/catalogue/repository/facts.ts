/** What the law wants told of a product, as its merchant gave it. */
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { ProductFactsRecord } from '../record.ts';
import { product } from '../tables.ts';

/** By the product's id; without any facts when there are none or no such product. */
export async function readFacts(db: Db, sokId: string): Promise<ProductFactsRecord> {
  const [facts] = await db
    .select({ safety: product.safety, food: product.food })
    .from(product)
    .where(eq(product.sokId, sokId));
  return facts ?? { safety: null, food: null };
}
