/** Whether the clocks of a process and of the database agree. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from './rows.ts';
import type { Db } from './database.ts';

/** Seconds. Processes share jobs by their clocks: one that is minutes ahead takes those that others are doing. */
const allowed = 60;

/** One sentence when they differ by more than a minute; else none.
 * @param now milliseconds since 1970 of this machine */
export async function clockFaults(db: Db, now = Date.now()): Promise<string[]> {
  const epoch = sql`select extract(epoch from clock_timestamp())::float8 as seconds`;
  const [row] = await readRows(db, epoch, z.object({ seconds: z.number() }));
  const ahead = Math.round(now / 1000 - (row?.seconds ?? 0));
  if (Math.abs(ahead) <= allowed) return [];
  const which = ahead > 0 ? 'ahead of' : 'behind';
  return [
    `The clock of this machine is ${Math.abs(ahead)} seconds ${which} that of the database: mails may be sent twice.`,
  ];
}
