/** Background jobs: written in the caller's transaction, run after its commit, at least once. */
import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { correlationUnderWay, withCorrelation } from '../correlation.ts';
import type { Database, Db } from '../db/database.ts';
import { RefusedForGood } from '../errors.ts';
import { safeMessage } from '../failure.ts';
import type { Logger } from '../log.ts';
import { silent, type JobOutcome, type Telemetry } from '../telemetry/telemetry.ts';
import type { Clock } from '../time.ts';
import { job } from './tables.ts';

/** Runs one kind of job; a job that throws is retried later. May be called twice for one job. `signal` aborts
 * at the time limit: the attempt then counts as failed, whatever the handler still does. `id` is the same in
 * every attempt of one job. */
export type JobHandler = (data: unknown, signal: AbortSignal, id: number) => Promise<void>;

/** A handler whose data is parsed by `shape`; other data makes the job fail. */
export const handlerOf =
  <Shape extends z.ZodType>(
    shape: Shape,
    work: (data: z.output<Shape>, signal: AbortSignal, id: number) => Promise<void>,
  ): JobHandler =>
  async (data, signal, id) =>
    work(shape.parse(data), signal, id);

/** Jobs that share a limit of concurrency; lanes do not delay each other. */
export interface Lane {
  handlers: Record<string, JobHandler>;
  /** How many jobs run at once. */
  concurrency: number;
  /** Time limit of one job; less than the five minutes for which a claimed job is hidden from others. */
  seconds: number;
}

export const maximumAttempts = 8;

/** Writes a job, which keeps the correlation id of what wants it. With `key`, at most one job of that key waits; one that failed is reset and retried. */
export async function enqueue(
  tx: Db,
  name: string,
  data: unknown,
  options: { runAt: Temporal.Instant; key?: string },
): Promise<void> {
  const waiting = { data, runAt: options.runAt, correlationId: correlationUnderWay() ?? null };
  await tx
    .insert(job)
    .values({ name, key: options.key ?? null, ...waiting })
    .onConflictDoUpdate({
      target: job.key,
      set: { ...waiting, ...untried },
      setWhere: isNotNull(job.lastError),
    });
}

/** Columns of a job that has not been tried yet. */
export const untried = { attempts: 0, lastError: null, failed: false, refused: false };

export interface JobsOptions {
  now: Clock;
  log: Logger;
  telemetry?: Telemetry;
}

/** Claims one due job with one of the names and hides it from others for longer than an attempt may take. */
export async function claimJob(db: Db, names: string[], now: Temporal.Instant) {
  const due = db
    .select({ id: job.id })
    .from(job)
    .where(and(not(job.failed), lte(job.runAt, now), inArray(job.name, names)))
    .orderBy(asc(job.runAt), asc(job.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(job)
    .set({
      attempts: sql`${job.attempts} + 1`,
      lastError: null,
      runAt: now.add({ minutes: 5 }),
    })
    .where(eq(job.id, due))
    .returning({
      id: job.id,
      name: job.name,
      data: job.data,
      attempts: job.attempts,
      correlationId: job.correlationId,
    });
  return claimed;
}

type ClaimedJob = NonNullable<Awaited<ReturnType<typeof claimJob>>>;

/** Runs one job: deletes it when it succeeds, postpones it when it fails or takes too long. */
export async function tryJob(
  { db }: Database,
  lane: Lane,
  { id, name, data, attempts, ...wanted }: ClaimedJob,
  { now, log, telemetry = silent }: JobsOptions,
) {
  const started = performance.now();
  const correlationId = wanted.correlationId ?? `job-${id}`;
  const report = (outcome: JobOutcome) =>
    telemetry.tried(name, outcome, (performance.now() - started) / 1000);
  try {
    const signal = AbortSignal.timeout(lane.seconds * 1000);
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () =>
        reject(new Error(`It took longer than ${lane.seconds} seconds.`)),
      ),
    );
    const work = () =>
      withCorrelation(correlationId, async () => lane.handlers[name]?.(data, signal, id));
    const span = { name: `job ${name}`, kind: 'internal', origin: { correlationId } } as const;
    await telemetry.span(span, () => Promise.race([work(), late]));
    report('done');
    await db.delete(job).where(eq(job.id, id));
  } catch (error) {
    const refused = error instanceof RefusedForGood;
    const failed = refused || attempts >= maximumAttempts;
    report(failed ? 'given-up' : 'failed');
    const facts = { err: error, job: name, id, attempts, correlationId };
    if (refused) log.warn(facts, 'job refused for good');
    else log.error(facts, failed ? 'job given up' : 'job failed');
    // Delays grow: 2, 4, 8 … minutes.
    const runAt = failed ? now() : now().add({ minutes: 2 ** attempts });
    await db
      .update(job)
      .set({ runAt, lastError: safeMessage(error), failed, refused })
      .where(eq(job.id, id));
  }
}

/** An embedded database has one process, so jobs claimed by an earlier process are free again. */
async function resumeOwn({ db, kind }: Database, now: Temporal.Instant): Promise<void> {
  if (kind !== 'pglite') return;
  await db
    .update(job)
    .set({ runAt: now })
    .where(and(gt(job.attempts, 0), isNull(job.lastError), not(job.failed)));
}

/** Polls for due jobs each second until stopped; `stop` waits for those that are running.
 * @param everyMinute names of jobs to enqueue each minute */
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

/** Runs `round` each second until stopped; a lasting failure is logged once. */
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

/** Enqueues each of the names once a minute. */
function byMinute(db: Db, names: string[], now: Clock): () => Promise<void> {
  let minute = '';
  return async () => {
    const current = String(now().round({ smallestUnit: 'minute', roundingMode: 'floor' }));
    if (current === minute) return;
    for (const name of names) await enqueue(db, name, {}, { runAt: now(), key: name });
    minute = current;
  };
}

/** Runs up to `concurrency` jobs of a lane at once; a job that hangs takes one of these slots. */
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
      const claimed = await claimJob(database.db, names, options.now());
      if (!claimed) return;
      const work = tryJob(database, lane, claimed, options)
        // The job is claimed again when the five minutes of this claim are over.
        .catch((error: unknown) => options.log.error({ err: error }, 'a job stays as it is'))
        .finally(() => running.delete(work));
      running.add(work);
      // Many short jobs run without the pause of a second.
      if (running.size === lane.concurrency) await Promise.race(running);
    }
  });
  await Promise.all(running);
}
