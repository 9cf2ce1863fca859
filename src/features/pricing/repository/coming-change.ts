/** The next planned change of prices. */
import { gt, min } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { priceLog } from '../tables.ts';

/** The first time after `now` at which a sale begins or ends, both in epoch milliseconds; null when
 * none is planned. Any price logged for later counts. */
export async function readNextPriceChange(db: Db, now: number): Promise<number | null> {
  const [row] = await db
    .select({ at: min(priceLog.validFrom) })
    .from(priceLog)
    .where(gt(priceLog.validFrom, now));
  return row?.at ?? null;
}
