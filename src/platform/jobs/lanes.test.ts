import { createServer, type AddressInfo, type Socket } from 'node:net';
import { like, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { onEveryDatabase } from '../db/testing.ts';
import { RefusedForGood } from '../errors.ts';
import { makeLog } from '../log.ts';
import { Mail, makeMailer } from '../mail/mailer.ts';
import { systemClock } from '../time.ts';
import { enqueue, handlerOf, startJobs, type Lane } from './jobs.ts';
import { job } from './tables.ts';
import { dropJobs, jobFaults, logStuck, refusedJobs, retryJobs, stuckJobs } from './stuck.ts';

const log = makeLog('silent');
const now = systemClock;

/** A mail server that accepts connections and never responds; those that are open. */
const sockets = new Set<Socket>();
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {}).on('close', () => sockets.delete(socket));
});
beforeEach(() => new Promise<void>((resolve) => void silent.listen(0, resolve)));
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  silent.close();
});

onEveryDatabase('lanes', (database) => {
  let running: { stop(): Promise<void> } | undefined;
  beforeEach(() => database().db.execute(sql`delete from jobs.job`));
  afterEach(() => running?.stop());
  const start = (...lanes: Lane[]) => (running = startJobs(database(), lanes, { now, log }));
  const want = (name: string, data: unknown = {}) =>
    enqueue(database().db, name, data, { runAt: now() });

  test('a mail server that says nothing holds up mails only', async () => {
    const { port } = silent.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const send = makeMailer({ smtpUrl, dataDirectory: '/nowhere', from: () => 'a@shop.test', now });
    const refunded = Promise.withResolvers<void>();
    for (let mail = 0; mail < 6; mail += 1) {
      await want('send-mail', { to: 'b@shop.test', subject: 's', text: 't', html: 'h' });
    }
    await want('refund-payment');
    const mails = {
      handlers: { 'send-mail': handlerOf(Mail, (mail, _, id) => send(mail, id)) },
      concurrency: 2,
      seconds: 1,
    };
    const money = {
      handlers: { 'refund-payment': async () => refunded.resolve() },
      concurrency: 1,
      seconds: 60,
    };
    start(mails, money);
    await refunded.promise;
    expect(sockets.size).toBeLessThanOrEqual(2);
    // Mails that took too long are postponed, and the next ones run.
    await eventually(async () => {
      const isLate = like(job.lastError, '%longer than 1 seconds%');
      expect(await database().db.$count(job, isLate)).toBeGreaterThanOrEqual(4);
    });
  });

  test('a job that hangs occupies one place of its lane', async () => {
    const end = Promise.withResolvers<void>();
    const done: number[] = [];
    const handlers = {
      hang: () => end.promise,
      quick: handlerOf(z.object({ n: z.int() }), async ({ n }) => void done.push(n)),
    };
    await want('hang');
    for (const n of [1, 2, 3]) await want('quick', { n });
    start({ handlers, concurrency: 2, seconds: 240 });
    await eventually(() => expect(done).toEqual([1, 2, 3])).finally(() => end.resolve());
  });

  test('a job that hangs is aborted after its time limit', async () => {
    const aborted = Promise.withResolvers<void>();
    const hang = (_data: unknown, signal: AbortSignal) =>
      new Promise<void>(() => signal.addEventListener('abort', () => aborted.resolve()));
    await want('hang');
    start({ handlers: { hang }, concurrency: 1, seconds: 1 });
    await expect(aborted.promise).resolves.toBeUndefined();
  });

  test('jobs that were given up or that no process runs are listed, reported as a fault and can be retried', async () => {
    const { db } = database();
    await want('send-mail');
    await want('refund-payment');
    await want('unknown');
    await db.execute(sql`update jobs.job set failed = true, attempts = 8, last_error = 'no'
      where name = 'refund-payment'`);
    await db.execute(sql`update jobs.job set run_at = run_at - interval '20 minutes'
      where name = 'unknown'`);
    const stuck = await stuckJobs(db, now());
    expect(stuck).toMatchObject([
      { name: 'refund-payment', failed: true, attempts: 8, lastError: 'no' },
      { name: 'unknown', failed: false },
    ]);
    expect(await jobFaults(db, now())).toEqual([
      'Jobs that need somebody (npm run jobs -- list): 2.',
    ]);
    const lines: string[] = [];
    await logStuck(db, makeLog('error', { write: (line) => void lines.push(line) }), now());
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { job: 'refund-payment', isGivenUp: true, lastError: 'no' },
      { job: 'unknown', isGivenUp: false },
    ]);
    expect(await retryJobs(db, ['0', 'x'], now())).toBe(0);
    expect(await retryJobs(db, [String(stuck[0]?.id)], now())).toBe(1);
    expect(await retryJobs(db, 'all', now())).toBe(1);
    expect(await jobFaults(db, now())).toEqual([]);
    const { failed, attempts } = job;
    const [refund] = await db.select({ failed, attempts }).from(job).where(like(job.name, 'r%'));
    expect(refund).toEqual({ failed: false, attempts: 0 });
  });

  test('what is refused for good is tried once, calls nobody, and is retried or dropped by its id', async () => {
    const { db } = database();
    const refuse = vi.fn<() => Promise<void>>(() => Promise.reject(new RefusedForGood('550 none')));
    await want('send-mail', { to: 'matti@koti.example', subject: 'Tilaus' });
    start({ handlers: { 'send-mail': refuse }, concurrency: 1, seconds: 60 });
    await eventually(async () => expect(await refusedJobs(db)).toHaveLength(1));
    const [refused] = await refusedJobs(db);
    expect(refused).toMatchObject({
      to: 'matti@koti.example',
      subject: 'Tilaus',
      lastError: '550 none',
    });
    expect(refuse).toHaveBeenCalledTimes(1);
    expect([await stuckJobs(db, now()), await jobFaults(db, now())]).toEqual([[], []]);
    expect(await retryJobs(db, 'all', now())).toBe(0);
    expect(await retryJobs(db, [String(refused?.id)], now())).toBe(1);
    await eventually(async () => expect(await refusedJobs(db)).toHaveLength(1));
    expect(await dropJobs(db, ['0', 'x'], now())).toBe(0);
    expect(await dropJobs(db, [String(refused?.id)], now())).toBe(1);
    expect(await refusedJobs(db)).toEqual([]);
  });

  test('what is stored of a failure holds nothing of whom it was about', async () => {
    const to = 'matti@koti.example';
    const refuse = () => Promise.reject(new Error(`550 <${to}>: user unknown`));
    await want('send-mail', { to: 'x' });
    start({ handlers: { 'send-mail': refuse }, concurrency: 1, seconds: 60 });
    await eventually(async () => {
      const [kept] = await database().db.select().from(job);
      expect(kept?.lastError).toBe('550 <…>: user unknown');
    });
  });
});
