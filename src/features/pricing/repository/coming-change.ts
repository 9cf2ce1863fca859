/** When the prices of the shop change next without anybody doing anything. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';

/** The first moment after `now` at which a sale begins or ends, both in epoch milliseconds; null when
 * none is planned. Any price logged for later is such a moment. */
export async function readNextPriceChange(db: Db, now: number): Promise<number | null> {
  const [row] = await rowsOf<{ at: number | null }>(
    db,
    sql`select (extract(epoch from min(valid_from)) * 1000)::float8 as at
      from pricing.price_log where valid_from > ${new Date(now).toISOString()}::timestamptz`,
  );
  return row?.at ?? null;
}
