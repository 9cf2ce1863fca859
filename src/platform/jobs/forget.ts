/** Jobs that know somebody: mails that wait, and those that could not be sent. */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../db/database.ts';

const addressedTo = (emails: readonly string[]): SQL => {
  const keys = emails.map((email) => email.toLowerCase());
  return sql`lower(data ->> 'to') in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
};

/** What waits to be sent to somebody, or could not be. */
export const mailsTo = (db: Db, emails: readonly string[]) =>
  rowsOf<Record<string, unknown>>(
    db,
    sql`select data ->> 'to' as "to", data ->> 'subject' as subject, run_at as "sendAt"
      from jobs.job where ${addressedTo(emails)} order by id`,
  );

/** Takes back what waits to be sent to somebody. */
export async function deleteMailsTo(db: Db, emails: readonly string[]): Promise<void> {
  await db.execute(sql`delete from jobs.job where ${addressedTo(emails)}`);
}

/** Forgets jobs that have failed for the last time and nobody has had done since. */
export async function deleteFailed(db: Db, before: Temporal.Instant): Promise<void> {
  await db.execute(
    sql`delete from jobs.job where failed and run_at < ${String(before)}::timestamptz`,
  );
}
