/** Information the law requires about a product, as the merchant provided it. */
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { noFacts, type ProductFactsRecord } from '../record.ts';
import { product } from '../tables.ts';

/** By the product's id; null is what the merchant does not say, or that there is no such product. */
export async function readFacts(db: Db, sokId: string): Promise<ProductFactsRecord> {
  const { safety, food, details, highlights, labels } = product;
  const [facts] = await db
    .select({ safety, food, details, highlights, labels })
    .from(product)
    .where(eq(product.sokId, sokId));
  return facts ?? noFacts;
}
