/** Work written in the transaction that wants it and done after its commit, at least once. */
import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database, Db } from '../db/database.ts';
import { safeMessage } from '../failure.ts';
import type { Logger } from '../log.ts';
import type { Clock } from '../time.ts';
import { job } from './tables.ts';

/** Does one kind of job; throwing makes it come again later. May be called twice for one job.
 * `signal` aborts when its time is over: then it has failed, whatever it still does. */
export type JobHandler = (data: unknown, signal: AbortSignal) => Promise<void>;

/** A handler of data of one shape; other data makes the job fail. */
export const handlerOf =
  <Shape extends z.ZodType>(
    shape: Shape,
    work: (data: z.output<Shape>, signal: AbortSignal) => Promise<void>,
  ): JobHandler =>
  async (data, signal) =>
    work(shape.parse(data), signal);

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
  const waiting = { data, runAt: options.runAt };
  await tx
    .insert(job)
    .values({ name, key: options.key ?? null, ...waiting })
    .onConflictDoUpdate({
      target: job.key,
      set: { ...waiting, ...untried },
      setWhere: isNotNull(job.lastError),
    });
}

/** What is known of a job nobody has tried yet. */
export const untried = { attempts: 0, lastError: null, failed: false };

export interface JobsOptions {
  now: Clock;
  log: Logger;
}

/** Takes one due job with one of the names and hides it from others for longer than an attempt may take. */
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
    .returning({ id: job.id, name: job.name, data: job.data, attempts: job.attempts });
  return claimed;
}

type ClaimedJob = NonNullable<Awaited<ReturnType<typeof claimJob>>>;

/** Tries one job: it is deleted when done, and put off when it failed or took too long. */
export async function tryJob(
  { db }: Database,
  lane: Lane,
  { id, name, data, attempts }: ClaimedJob,
  { now, log }: JobsOptions,
) {
  try {
    const signal = AbortSignal.timeout(lane.seconds * 1000);
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () =>
        reject(new Error(`It took longer than ${lane.seconds} seconds.`)),
      ),
    );
    await Promise.race([lane.handlers[name]?.(data, signal), late]);
    await db.delete(job).where(eq(job.id, id));
  } catch (error) {
    const failed = attempts >= maximumAttempts;
    log.error({ err: error, job: name, id, attempts }, failed ? 'job given up' : 'job failed');
    // Longer each time: 2, 4, 8 … minutes.
    const runAt = now().add({ minutes: 2 ** attempts });
    await db
      .update(job)
      .set({ runAt, lastError: safeMessage(error), failed })
      .where(eq(job.id, id));
  }
}

/** An embedded database has one process: what an earlier one had begun, nobody is doing any more. */
async function resumeOwn({ db, kind }: Database, now: Temporal.Instant): Promise<void> {
  if (kind !== 'pglite') return;
  await db
    .update(job)
    .set({ runAt: now })
    .where(and(gt(job.attempts, 0), isNull(job.lastError), not(job.failed)));
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
      const claimed = await claimJob(database.db, names, options.now());
      if (!claimed) return;
      const work = tryJob(database, lane, claimed, options)
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
