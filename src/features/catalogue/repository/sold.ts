/** What the shop itself sold, for the order of lists and searches. */
import { getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { given, readRows } from '#platform/db/rows.ts';
import { product, variant } from '../tables.ts';
import { bumpVersion } from './write.ts';

/** Pieces of a product or a variant; older sales count less. */
export interface SoldPieces {
  sokId: string;
  sold: number;
}

/** A smaller change is not worth a new index and new pages. */
const leastChange = 0.05;

/** Writes what was sold of all products: those that are not named sold nothing. Only products whose number
 * differs enough are changed, and what an import is writing is left for the next time: neither waits for the
 * other. */
export async function setSold(tx: Db, pieces: readonly SoldPieces[]): Promise<void> {
  const { sokId, sold } = getTableColumns(product);
  const changed = await readRows(
    tx,
    sql`with counted as (
        select coalesce(${variant.productSokId}, given.sok_id) as id, sum(given.sold) as pieces
        from ${given({ sokId, sold }, pieces)} left join ${variant} on ${variant.sokId} = given.sok_id
        group by 1
      ), due as (
        select ${sokId} as id, coalesce(pieces, 0) as pieces
        from ${product} left join counted on counted.id = ${sokId}
        where abs(coalesce(pieces, 0) - ${sold}) > ${leastChange}::float8 * ${sold}
        for update of product skip locked
      )
      update ${product} set sold = due.pieces from due where ${sokId} = due.id returning ${sokId} as id`,
    z.object({ id: z.string() }),
  );
  if (changed.length > 0) await bumpVersion(tx);
}
