/** Jobs that know somebody: mails that wait, and those that could not be sent. */
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { among } from '../db/rows.ts';
import { job } from './tables.ts';

const addressedTo = (emails: readonly string[]) =>
  among(
    sql`lower(${job.data} ->> 'to')`,
    emails.map((email) => email.toLowerCase()),
  );

/** What waits to be sent to somebody, or could not be. */
export const mailsTo = (db: Db, emails: readonly string[]) =>
  db
    .select({
      to: sql`${job.data} ->> 'to'`.mapWith(String),
      subject: sql`${job.data} ->> 'subject'`.mapWith(String),
      sendAt: job.runAt,
    })
    .from(job)
    .where(addressedTo(emails))
    .orderBy(asc(job.id));

/** Takes back what waits to be sent to somebody. */
export async function deleteMailsTo(db: Db, emails: readonly string[]): Promise<void> {
  await db.delete(job).where(addressedTo(emails));
}

/** Forgets jobs that have failed for the last time and nobody has had done since. */
export async function deleteFailed(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(job).where(and(eq(job.failed, true), lt(job.runAt, before)));
}
