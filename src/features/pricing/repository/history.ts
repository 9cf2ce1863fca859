/** Prices that a merchant gives for the time before the shop's own log. */
import { and, eq, getTableColumns, min } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among, insertRows } from '#platform/db/rows.ts';
import type { LoggedPrice } from '../record.ts';
import { price, priceLog } from '../tables.ts';

/** Start of the shop's own log by id, in epoch milliseconds; ids it never sold are absent. */
export async function readOwnLogStarts(
  db: Db,
  sokIds: readonly string[],
): Promise<Map<string, number>> {
  const { sokId, validFrom, isFromMerchant } = priceLog;
  const rows = await db
    .select({ sokId, at: min(validFrom) })
    .from(priceLog)
    .where(and(eq(isFromMerchant, false), among(sokId, sokIds)))
    .groupBy(sokId);
  return new Map(rows.flatMap((row) => (row.at === null ? [] : [[row.sokId, row.at]])));
}

/** Replaces the history given before for these ids; the shop's own log stays as it is. */
export async function writeHistory(
  tx: Db,
  histories: ReadonlyMap<string, readonly LoggedPrice[]>,
): Promise<void> {
  const sokIds = [...histories.keys()];
  const rows = [...histories].flatMap(([sokId, entries]) =>
    entries.map((entry) => ({ sokId, ...entry, isFromMerchant: true })),
  );
  await tx
    .delete(priceLog)
    .where(and(eq(priceLog.isFromMerchant, true), among(priceLog.sokId, sokIds)));
  await insertRows(tx, priceLog, getTableColumns(priceLog), rows);
  // Touches the rows of `price`, so that those who watch that table for changes reread these
  // prices.
  await tx.update(price).set({ sokId: price.sokId }).where(among(price.sokId, sokIds));
}
