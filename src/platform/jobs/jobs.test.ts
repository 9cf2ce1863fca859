import { eq, lte, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { onEveryDatabase } from '../db/testing.ts';
import { makeLog } from '../log.ts';
import { claimJob, enqueue, maximumAttempts, startJobs } from './jobs.ts';
import { job } from './tables.ts';
import { runDueJobs } from './testing.ts';

const log = makeLog('silent');
const oneAtATime = { concurrency: 1, seconds: 60 };
const start = Temporal.Instant.from('2026-11-24T10:00:00Z');

/** What a process leaves that was killed in the middle of a job: the claim. */
async function claimAndDie(db: Db, now: Temporal.Instant): Promise<void> {
  expect(await claimJob(db, ['greet'], now)).toMatchObject({ name: 'greet', attempts: 1 });
}

onEveryDatabase('jobs', (database) => {
  test('a job is done once, by one of two workers, and only after the commit of what wanted it', async () => {
    const done: unknown[] = [];
    const handlers = { greet: async (data: unknown) => void done.push(data) };
    const options = { now: () => start, log };
    await database()
      .db.transaction(async (tx) => {
        await enqueue(tx, 'greet', { whom: 'nobody' }, { runAt: start });
        throw new Error('changed my mind');
      })
      .catch(() => {});
    await enqueue(database().db, 'greet', { whom: 'Aino' }, { runAt: start });
    await Promise.all([
      runDueJobs(database(), handlers, options),
      runDueJobs(database(), handlers, options),
    ]);
    expect(done).toEqual([{ whom: 'Aino' }]);
  });

  test('a job that fails comes again, later each time, and is kept after the eighth attempt', async () => {
    let now = start;
    let attempts = 0;
    const handlers = {
      fall: async () => {
        attempts += 1;
        throw new Error('no');
      },
    };
    const options = { now: () => now, log };
    await enqueue(database().db, 'fall', {}, { runAt: start });
    expect(await runDueJobs(database(), handlers, options)).toBe(1);
    expect(await runDueJobs(database(), handlers, options)).toBe(0);
    for (let day = 0; day < 20; day += 1) {
      now = now.add({ hours: 24 });
      await runDueJobs(database(), handlers, options);
    }
    expect(attempts).toBe(maximumAttempts);
    const kept = await database().db.select().from(job).where(eq(job.name, 'fall'));
    expect(kept).toMatchObject([{ failed: true }]);
  });

  test('only one job of a key waits', async () => {
    const waiting = { runAt: start.add({ hours: 9000 }), key: 'tidy' };
    await enqueue(database().db, 'tidy', {}, waiting);
    await enqueue(database().db, 'tidy', {}, waiting);
    expect(await database().db.$count(job, eq(job.key, 'tidy'))).toBe(1);
  });

  test('a job of a key that failed for the last time is tried again when it is wanted again', async () => {
    let now = start.add({ hours: 1000 });
    let attempts = 0;
    const handlers = { send: async () => void (attempts += 1) };
    const broken = { send: () => Promise.reject(new Error('away')) };
    const want = () => enqueue(database().db, 'send', {}, { runAt: now, key: 'send' });
    for (let hour = 0; hour < 40; hour += 1) {
      if (hour === 0) await want();
      await runDueJobs(database(), broken, { now: () => now, log });
      now = now.add({ hours: 3 });
    }
    await want();
    await want();
    await runDueJobs(database(), handlers, { now: () => now, log });
    expect(attempts).toBe(1);
  });

  test('a job whose process ended in the middle is done by the next one', async () => {
    const now = start.add({ hours: 2000 });
    const done: string[] = [];
    const handlers = { greet: async () => void done.push('greeted') };
    await enqueue(database().db, 'greet', {}, { runAt: now });
    await claimAndDie(database().db, now);
    const later = (minutes: number) => ({ now: () => now.add({ minutes }), log });
    expect(await runDueJobs(database(), handlers, later(4))).toBe(0);
    expect(await runDueJobs(database(), handlers, later(6))).toBe(1);
    expect(done).toEqual(['greeted']);
  });

  test('an embedded database waits for no process that was killed; others may be shared', async () => {
    const now = () => start.add({ hours: 2500 });
    await database().db.execute(sql`delete from jobs.job`);
    await enqueue(database().db, 'greet', {}, { runAt: now() });
    await claimAndDie(database().db, now());
    await startJobs(database(), [], { now, log }).stop();
    const expected = database().kind === 'pglite' ? 1 : 0;
    expect(await database().db.$count(job, lte(job.runAt, now()))).toBe(expected);
  });

  test('stopping waits for the job being done', async () => {
    const done: number[] = [];
    let finish = () => {};
    const began = Promise.withResolvers<void>();
    const handlers = {
      slow: async () => {
        began.resolve();
        await new Promise<void>((resolve) => (finish = resolve));
        done.push(1);
      },
    };
    await database().db.execute(sql`delete from jobs.job`);
    const now = () => start.add({ hours: 3000 });
    await enqueue(database().db, 'slow', {}, { runAt: now() });
    const jobs = startJobs(database(), [{ handlers, ...oneAtATime }], { now, log });
    await began.promise;
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect(done).toEqual([1]);
  });

  test('what comes each minute comes once for each of them', async () => {
    let now = start.add({ hours: 4000 });
    let ticks = 0;
    const done = Promise.withResolvers<void>();
    const handlers = {
      tick: async () => {
        ticks += 1;
        now = now.add({ minutes: 1 });
        if (ticks === 2) done.resolve();
      },
    };
    await database().db.execute(sql`delete from jobs.job`);
    const lanes = [{ handlers, ...oneAtATime }];
    const jobs = startJobs(database(), lanes, { now: () => now, log, everyMinute: ['tick'] });
    await done.promise;
    await jobs.stop();
    expect(ticks).toBe(2);
  });
});
