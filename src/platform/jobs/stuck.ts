/** Jobs that will not finish by themselves: the operator has to act. */
import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { among } from '../db/rows.ts';
import { untried } from './jobs.ts';
import { job } from './tables.ts';
import { commandLine } from '#platform/command-line.ts';

export interface StuckJob {
  id: number;
  name: string;
  /** True: given up. False: long overdue, but nobody has run it. */
  failed: boolean;
  attempts: number;
  lastError: string | null;
  runAt: Temporal.Instant;
}

/** Given up, or overdue for so long that no process seems to run jobs of that name; what was refused for good is no fault
 * of the shop. */
const isStuck = (now: Temporal.Instant) =>
  and(
    eq(job.refused, false),
    or(eq(job.failed, true), lt(job.runAt, now.subtract({ minutes: 15 }))),
  );

/** The jobs that an operator may act on. */
const isOpen = (now: Temporal.Instant) => or(isStuck(now), eq(job.refused, true));

/** Oldest first. */
export function stuckJobs(db: Db, now: Temporal.Instant): Promise<StuckJob[]> {
  const { id, name, failed, attempts, lastError, runAt } = job;
  return db
    .select({ id, name, failed, attempts, lastError, runAt })
    .from(job)
    .where(isStuck(now))
    .orderBy(asc(id));
}

/** Jobs that were refused for good: mails whose receiver there is not. Oldest first. */
export const refusedJobs = (db: Db) =>
  db
    .select({
      id: job.id,
      name: job.name,
      lastError: job.lastError,
      runAt: job.runAt,
      to: sql`coalesce(${job.data} ->> 'to', '')`.mapWith(String),
      subject: sql`coalesce(${job.data} ->> 'subject', '')`.mapWith(String),
    })
    .from(job)
    .where(eq(job.refused, true))
    .orderBy(asc(job.id));

/** Deletes stuck and refused jobs that nobody needs. @returns how many there were */
export async function dropJobs(db: Db, ids: string[], now: Temporal.Instant): Promise<number> {
  const dropped = await db
    .delete(job)
    .where(and(isOpen(now), among(sql`${job.id}::text`, ids)))
    .returning({ id: job.id });
  return dropped.length;
}

/** Makes stuck jobs due as if they were new: those with an id in `ids`, also refused ones, or all that are stuck.
 * @returns how many there were */
export async function retryJobs(db: Db, ids: string[] | 'all', now: Temporal.Instant) {
  const tried = await db
    .update(job)
    .set({ ...untried, runAt: now })
    .where(ids === 'all' ? isStuck(now) : and(isOpen(now), among(sql`${job.id}::text`, ids)))
    .returning({ id: job.id });
  return tried.length;
}

/** Logs every stuck job. */
export async function logStuck(db: Db, log: Logger, now: Temporal.Instant): Promise<void> {
  for (const { id, name, failed, attempts, lastError, runAt } of await stuckJobs(db, now))
    log.error(
      { id, job: name, isGivenUp: failed, attempts, lastError, runAt: String(runAt) },
      `a job needs somebody (${commandLine('jobs', 'list')})`,
    );
}

/** One sentence when there are stuck jobs; else none. */
export async function jobFaults(db: Db, now: Temporal.Instant): Promise<string[]> {
  const stuck = await db.$count(job, isStuck(now));
  return stuck > 0 ? [`Jobs that need somebody (${commandLine('jobs', 'list')}): ${stuck}.`] : [];
}
