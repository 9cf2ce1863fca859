import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../testing/eventually.ts';
import type { Db } from '../database.ts';
import { readRows } from '../rows.ts';

const next = sql`pg_snapshot_xmax(pg_current_snapshot())::text::int8`;
const oldest = sql`pg_snapshot_xmin(pg_current_snapshot())::text::int8`;

/** Waits until every transaction that has begun on the server has ended, also in databases of other tests. Until
 * then, changes from before it are read as new ones, in case it made them. */
export async function transactionsEnded(db: Db): Promise<void> {
  const numberOf = async (transaction: typeof next) => {
    const rows = await readRows(
      db,
      sql`select ${transaction} as id`,
      z.object({ id: z.coerce.number() }),
    );
    return rows[0]?.id;
  };
  const mark = (await numberOf(next)) ?? Number.NaN;
  await eventually(async () => expect(await numberOf(oldest)).toBeGreaterThanOrEqual(mark));
}
