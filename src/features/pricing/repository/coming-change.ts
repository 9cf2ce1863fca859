/** When the prices of the shop change next without anybody doing anything. */
import { gt, min } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { priceLog } from '../tables.ts';

/** The first moment after `now` at which a sale begins or ends, both in epoch milliseconds; null when
 * none is planned. Any price logged for later is such a moment. */
export async function readNextPriceChange(db: Db, now: number): Promise<number | null> {
  const [row] = await db
    .select({ at: min(priceLog.validFrom) })
    .from(priceLog)
    .where(gt(priceLog.validFrom, now));
  return row?.at ?? null;
}
