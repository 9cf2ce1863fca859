/** Prices charged before the shop's own log begins, where a merchant tells them. */
import { and, eq, getTableColumns, min } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among, insertRows } from '#platform/db/rows.ts';
import type { LoggedPrice } from '../record.ts';
import { price, priceLog } from '../tables.ts';

/** When the shop's own log of each begins, in epoch milliseconds; what it never sold is absent. */
export async function readOwnLogStarts(
  db: Db,
  sokIds: readonly string[],
): Promise<Map<string, number>> {
  const { sokId, validFrom, isTold } = priceLog;
  const rows = await db
    .select({ sokId, at: min(validFrom) })
    .from(priceLog)
    .where(and(eq(isTold, false), among(sokId, sokIds)))
    .groupBy(sokId);
  return new Map(rows.flatMap((row) => (row.at === null ? [] : [[row.sokId, row.at]])));
}

/** Replaces what was told before of these ids; the shop's own log stays as it is. */
export async function writeHistory(
  tx: Db,
  histories: ReadonlyMap<string, readonly LoggedPrice[]>,
): Promise<void> {
  const sokIds = [...histories.keys()];
  const rows = [...histories].flatMap(([sokId, entries]) =>
    entries.map((entry) => ({ sokId, ...entry, isTold: true })),
  );
  await tx.delete(priceLog).where(and(eq(priceLog.isTold, true), among(priceLog.sokId, sokIds)));
  await insertRows(tx, priceLog, getTableColumns(priceLog), rows);
  // Those who follow prices by the rows of this table are told that they mean something else now.
  await tx.update(price).set({ sokId: price.sokId }).where(among(price.sokId, sokIds));
}
