/** Jobs that do not come to an end by themselves: somebody has to look at them. */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../db/database.ts';

export interface StuckJob {
  id: string;
  name: string;
  /** Given up; false: nobody has done it, though it is long due. */
  failed: boolean;
  attempts: number;
  lastError: string | null;
  runAt: string;
}

/** Given up, or due for so long that nobody seems to do jobs of that name. */
const isStuck = (now: Temporal.Instant): SQL =>
  sql`(failed or run_at < ${String(now.subtract({ minutes: 15 }))}::timestamptz)`;

/** The oldest first. */
export function stuckJobs(db: Db, now: Temporal.Instant): Promise<StuckJob[]> {
  return rowsOf(
    db,
    sql`select id::text as id, name, failed, attempts, last_error as "lastError",
      to_char(run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "runAt"
      from jobs.job where ${isStuck(now)} order by jobs.job.id`,
  );
}

/** Has stuck jobs done as if they were new: those with an id of `ids`, or all.
 * @returns how many there were */
export async function retryJobs(db: Db, ids: string[] | 'all', now: Temporal.Instant) {
  const chosen =
    ids === 'all'
      ? sql`true`
      : sql`id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const tried = await rowsOf(
    db,
    sql`update jobs.job
      set failed = false, attempts = 0, last_error = null, run_at = ${String(now)}::timestamptz
      where ${isStuck(now)} and ${chosen} returning id`,
  );
  return tried.length;
}

/** One sentence when there are any. */
export async function jobFaults(db: Db, now: Temporal.Instant): Promise<string[]> {
  const [row] = await rowsOf<{ stuck: number }>(
    db,
    sql`select count(*)::int as stuck from jobs.job where ${isStuck(now)}`,
  );
  const stuck = row?.stuck ?? 0;
  return stuck > 0 ? [`Jobs that need somebody (npm run jobs -- list): ${stuck}.`] : [];
}
