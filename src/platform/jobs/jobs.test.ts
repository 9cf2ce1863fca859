import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { onEveryDatabase } from '../db/testing.ts';
import { makeLog } from '../log.ts';
import { enqueue, maximumAttempts, runDueJobs } from './jobs.ts';

const log = makeLog('silent');
const start = Temporal.Instant.from('2026-11-24T10:00:00Z');

onEveryDatabase('jobs', (database) => {
  test('a job is done once, by one of two workers, and only after the commit of what wanted it', async () => {
    const done: unknown[] = [];
    const handlers = { greet: async (data: never) => void done.push(data) };
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
    const kept = await rowsOf(database().db, sql`select failed from jobs.job where name = 'fall'`);
    expect(kept).toEqual([{ failed: true }]);
  });

  test('only one job of a key waits', async () => {
    const waiting = { runAt: start.add({ hours: 9000 }), key: 'tidy' };
    await enqueue(database().db, 'tidy', {}, waiting);
    await enqueue(database().db, 'tidy', {}, waiting);
    const rows = await rowsOf(database().db, sql`select name from jobs.job where key = 'tidy'`);
    expect(rows).toHaveLength(1);
  });
});
