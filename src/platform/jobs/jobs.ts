/** Work written in the transaction that wants it and done after its commit, at least once. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Db } from '../db/database.ts';
import { safeMessage } from '../failure.ts';
import type { Logger } from '../log.ts';
import type { Clock } from '../time.ts';

/** Does one kind of job; throwing makes it come again later. May be called twice for one job.
 * `signal` aborts when its time is over: then it has failed, whatever it still does. */
export type JobHandler = (data: never, signal: AbortSignal) => Promise<void>;

/** Jobs that may keep each other waiting, but none of another lane. */
export interface Lane {
  handlers: Record<string, JobHandler>;
  /** How many are done at once. */
  concurrency: number;
  /** How long each may take; less than the five minutes for which it is hidden from others. */
  seconds: number;
}

export const maximumAttempts = 8;

/** Writes a job; `key` lets at most one job of that key wait, and one that failed is tried anew. */
export async function enqueue(
  tx: Db,
  name: string,
  data: unknown,
  options: { runAt: Temporal.Instant; key?: string },
): Promise<void> {
  await tx.execute(sql`
    insert into jobs.job (name, key, data, run_at)
    values (${name}, ${options.key ?? null}, ${JSON.stringify(data)}::jsonb, ${String(options.runAt)}::timestamptz)
    on conflict (key) do update
    set data = excluded.data, run_at = excluded.run_at, attempts = 0, last_error = null, failed = false
    where jobs.job.last_error is not null`);
}

interface JobRow {
  id: string;
  name: string;
  data: never;
  attempts: number;
}

export interface JobsOptions {
  now: Clock;
  log: Logger;
}

/** Takes one due job with one of the names and hides it from others for longer than an attempt may take. */
export async function claimJob(db: Db, names: string[], now: Temporal.Instant) {
  const [job] = await rowsOf<JobRow>(
    db,
    sql`
    update jobs.job
    set attempts = attempts + 1, last_error = null,
        run_at = ${String(now.add({ minutes: 5 }))}::timestamptz
    where id = (
      select id from jobs.job
      where not failed and run_at <= ${String(now)}::timestamptz
        and name in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))
      order by run_at, id
      for update skip locked
      limit 1
    )
    returning id, name, data, attempts`,
  );
  return job;
}

/** Tries one job: it is deleted when done, and put off when it failed or took too long. */
export async function tryJob(database: Database, lane: Lane, job: JobRow, options: JobsOptions) {
  const { now, log } = options;
  const { name, attempts } = job;
  try {
    const signal = AbortSignal.timeout(lane.seconds * 1000);
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () =>
        reject(new Error(`It took longer than ${lane.seconds} seconds.`)),
      ),
    );
    await Promise.race([lane.handlers[name]?.(job.data, signal), late]);
    await database.db.execute(sql`delete from jobs.job where id = ${job.id}`);
  } catch (error) {
    const isLast = attempts >= maximumAttempts;
    log.error(
      { err: error, job: name, id: job.id, attempts },
      isLast ? 'job given up' : 'job failed',
    );
    await postpone(database.db, job, error, now());
  }
}

/** Waits longer each time: 2, 4, 8 … minutes. */
async function postpone(db: Db, job: JobRow, error: unknown, now: Temporal.Instant): Promise<void> {
  const runAt = now.add({ minutes: 2 ** job.attempts });
  await db.execute(sql`
    update jobs.job
    set run_at = ${String(runAt)}::timestamptz, last_error = ${safeMessage(error)},
        failed = ${job.attempts >= maximumAttempts}
    where id = ${job.id}`);
}

/** An embedded database has one process: what an earlier one had begun, nobody is doing any more. */
async function resumeOwn({ db, kind }: Database, now: Temporal.Instant): Promise<void> {
  if (kind !== 'pglite') return;
  await db.execute(sql`
    update jobs.job set run_at = ${String(now)}::timestamptz
    where attempts > 0 and last_error is null and not failed`);
}

/** Looks for due jobs each second until stopped; `stop` waits for those being done.
 * @param everyMinute names of jobs that come by themselves each minute */
export function startJobs(
  database: Database,
  lanes: Lane[],
  options: JobsOptions & { everyMinute?: string[] },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pace = makePace(signal, options.log);
  const begin = resumeOwn(database, options.now());
  const tick = byMinute(database.db, options.everyMinute ?? [], options.now);
  const loops = [
    begin.then(() => pace(tick)),
    ...lanes.map((lane) => begin.then(() => runLane(database, lane, options, pace, signal))),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

type Pace = (round: () => Promise<void>) => Promise<void>;

/** Does something each second until stopped; what keeps it from it is told once. */
function makePace(signal: AbortSignal, log: Logger): Pace {
  let isPaused = false;
  return async (round) => {
    while (!signal.aborted) {
      try {
        await round();
        isPaused = false;
      } catch (error) {
        if (!isPaused) log.error({ err: error }, 'jobs paused');
        isPaused = true;
      }
      await wait(1000, undefined, { signal }).catch(() => {});
    }
  };
}

/** Has each of the names wait once for every minute. */
function byMinute(db: Db, names: string[], now: Clock): () => Promise<void> {
  let minute = '';
  return async () => {
    const current = String(now().round({ smallestUnit: 'minute', roundingMode: 'floor' }));
    if (current === minute) return;
    for (const name of names) await enqueue(db, name, {}, { runAt: now(), key: name });
    minute = current;
  };
}

/** Keeps as many jobs of a lane going as it allows; one that hangs takes one place. */
async function runLane(
  database: Database,
  lane: Lane,
  options: JobsOptions,
  pace: Pace,
  signal: AbortSignal,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const names = Object.keys(lane.handlers);
  await pace(async () => {
    while (running.size < lane.concurrency && !signal.aborted) {
      const job = await claimJob(database.db, names, options.now());
      if (!job) return;
      const work = tryJob(database, lane, job, options)
        // It comes again when its time with this process is over.
        .catch((error: unknown) => options.log.error({ err: error }, 'a job stays as it is'))
        .finally(() => running.delete(work));
      running.add(work);
      // Many short ones are done without a pause.
      if (running.size === lane.concurrency) await Promise.race(running);
    }
  });
  await Promise.all(running);
}
