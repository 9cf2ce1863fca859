/** Work written in the transaction that wants it and done after its commit, at least once. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Db } from '../db/database.ts';
import type { Logger } from '../log.ts';
import type { Clock } from '../time.ts';

/** Does one kind of job; throwing makes it come again later. May be called twice for one job. */
export type JobHandler = (data: never) => Promise<void>;

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
  /** Names of jobs that come by themselves each minute. */
  everyMinute?: string[];
}

/** Takes one due job and hides it from others for as long as its attempt may take. */
async function takeJob(db: Db, now: Temporal.Instant): Promise<JobRow | undefined> {
  const [job] = await rowsOf<JobRow>(
    db,
    sql`
    update jobs.job
    set attempts = attempts + 1, last_error = null,
        run_at = ${String(now.add({ minutes: 5 }))}::timestamptz
    where id = (
      select id from jobs.job
      where not failed and run_at <= ${String(now)}::timestamptz
      order by run_at, id
      for update skip locked
      limit 1
    )
    returning id, name, data, attempts`,
  );
  return job;
}

/** Does what is due and answers how many jobs were tried. */
export async function runDueJobs(
  database: Database,
  handlers: Record<string, JobHandler>,
  { now, log }: JobsOptions,
): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const job = await takeJob(database.db, now());
    if (!job) return tried;
    try {
      const handler = handlers[job.name];
      if (!handler) throw new Error(`Nobody handles jobs named ${job.name}.`);
      await handler(job.data);
      await database.db.execute(sql`delete from jobs.job where id = ${job.id}`);
    } catch (error) {
      log.error({ err: error, job: job.name, attempts: job.attempts }, 'job failed');
      await postpone(database.db, job, error, now());
    }
  }
}

/** Waits longer each time: 2, 4, 8 … minutes. */
async function postpone(db: Db, job: JobRow, error: unknown, now: Temporal.Instant): Promise<void> {
  const runAt = now.add({ minutes: 2 ** job.attempts });
  await db.execute(sql`
    update jobs.job
    set run_at = ${String(runAt)}::timestamptz, last_error = ${String(error)},
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

/** Looks for due jobs each second until stopped; `stop` waits for the one being done. */
export function startJobs(
  database: Database,
  handlers: Record<string, JobHandler>,
  options: JobsOptions,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let minute = '';
  let wake = () => {};
  const round = async () => {
    const current = String(options.now().round({ smallestUnit: 'minute', roundingMode: 'floor' }));
    if (current !== minute) {
      for (const name of options.everyMinute ?? []) {
        await enqueue(database.db, name, {}, { runAt: options.now(), key: name });
      }
      minute = current;
    }
    await runDueJobs(database, handlers, options);
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) => options.log.error({ err: error }, 'jobs paused'));
      if (stopping.signal.aborted) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        wake = () => (clearTimeout(timer), resolve());
      });
    }
  };
  const running = resumeOwn(database, options.now()).then(loop);
  return {
    stop() {
      stopping.abort();
      wake();
      return running;
    },
  };
}
