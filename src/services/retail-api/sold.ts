/** What the shop sold decides the order of its lists, together with what the feed says. */
import { setSold } from '#features/catalogue/repository/sold.ts';
import { soldPieces } from '#features/orders/repository/sold.ts';
import type { Db } from '#platform/db/database.ts';

/** Counts it anew; again at the same time it changes nothing. */
export const countSold = (db: Db, now: Temporal.Instant): Promise<void> =>
  db.transaction(async (tx) => setSold(tx, await soldPieces(tx, now)));
