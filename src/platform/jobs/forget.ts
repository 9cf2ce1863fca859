/** Export and deletion of jobs with personal data: mails that wait, and those that could not be sent. */
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { among } from '../db/rows.ts';
import { job } from './tables.ts';

const addressedTo = (emails: readonly string[]) =>
  among(
    sql`lower(${job.data} ->> 'to')`,
    emails.map((email) => email.toLowerCase()),
  );

/** Mails to these addresses that wait or could not be sent. */
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

/** Deletes the mails that wait for these addresses or could not be sent. */
export async function deleteMailsTo(db: Db, emails: readonly string[]): Promise<void> {
  await db.delete(job).where(addressedTo(emails));
}

/** Deletes jobs that were given up and that nobody has retried since. */
export async function deleteFailed(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(job).where(and(eq(job.failed, true), lt(job.runAt, before)));
}
