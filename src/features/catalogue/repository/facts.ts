/** What the law wants told of a product, as its merchant gave it. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { ProductFactsRecord } from '../record.ts';

/** By the product's id; without any facts when there are none or no such product. */
export async function readFacts(db: Db, sokId: string): Promise<ProductFactsRecord> {
  const [facts] = await rowsOf<ProductFactsRecord>(
    db,
    sql`select safety, food from catalogue.product where sok_id = ${sokId}`,
  );
  return facts ?? { safety: null, food: null };
}
