/** Removes what has had its time. */
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

/** Hours after which every bucket has leaked empty. */
const hoursOfBudgets = 24;

export async function tidy(db: Db, now: Temporal.Instant): Promise<void> {
  const at = sql`${String(now)}::timestamptz`;
  const old = sql`${String(now.subtract({ hours: hoursOfBudgets }))}::timestamptz`;
  await db.execute(sql`delete from identity.artifact where expires_at < ${at}`);
  await db.execute(sql`delete from identity.ticket where expires_at < ${at}`);
  await db.execute(sql`delete from identity.budget where updated_at < ${old}`);
}
