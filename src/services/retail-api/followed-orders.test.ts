import { beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import * as orders from '#features/orders/client.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { runDueJobs } from '#platform/jobs/testing.ts';
import { makeLog } from '#platform/log.ts';
import { mailJobs } from '#platform/mail/mail-jobs.ts';
import { noteIn } from './order-log.ts';
import { atBank, openShop, placeOrderInput, readyCart, setStock, type Shop } from '../testing.ts';

const Line = z.object({
  msg: z.string(),
  order: z.string().optional(),
  subject: z.string().optional(),
  job: z.union([z.string(), z.number()]).optional(),
  correlationId: z.string().optional(),
});

onOneDatabase('the log', (database) => {
  let shop: Shop;
  let lines: z.output<typeof Line>[];
  const now = () => shop.world.now;

  beforeEach(async () => {
    lines = [];
    shop = openShop(database());
    shop.deps.noted = noteIn(makeLog('info', { write: keep }));
    await shop.deps.db.execute(sql`delete from jobs.job`);
    await setStock(shop, '1', 5);
  });
  const keep = (text: string) => void lines.push(Line.parse(JSON.parse(text)));
  const from = (correlationId: string) => ({ ...shop.connection, correlationId });

  test('leads from the number of an order to its requests, jobs and mails', async () => {
    const asked = placeOrderInput(await readyCart(shop, '1'));
    const { number, payment } = await orders.place(from('place-request-1'), asked);
    const parameters = await atBank(shop, payment, 'pay');
    await orders.confirm(from('pay-request-1'), parameters);
    // A second notice of the bank is no news.
    await orders.confirm(from('pay-request-2'), parameters);
    const log = makeLog('info', { write: keep });
    const handlers = mailJobs(async () => {}, log);
    await runDueJobs(database(), handlers, { now, log });

    const steps = lines.filter(({ msg }) => msg.startsWith('order '));
    expect(steps).toMatchObject([
      { msg: 'order placed', order: number, correlationId: 'place-request-1' },
      { msg: 'order paid', order: number, correlationId: 'pay-request-1' },
    ]);
    const mails = lines.filter(({ msg }) => msg === 'mail sent');
    expect(mails).toHaveLength(2);
    for (const { subject, correlationId } of mails) {
      expect(subject).toContain(number);
      expect(correlationId).toBe('pay-request-1');
    }
  });

  test('names the request behind a job that fails', async () => {
    const asked = placeOrderInput(await readyCart(shop, '1'));
    const { payment } = await orders.place(shop.connection, asked);
    await orders.confirm(from('pay-request-3'), await atBank(shop, payment, 'pay'));
    const log = makeLog('info', { write: keep });
    const send = async () => {
      throw new Error('The mail server is away.');
    };
    await runDueJobs(database(), mailJobs(send, log), { now, log });
    const failed = lines.filter(({ msg }) => msg === 'job failed');
    expect(failed.map(({ job, correlationId }) => [job, correlationId])).toEqual([
      ['send-mail', 'pay-request-3'],
      ['send-mail', 'pay-request-3'],
    ]);
  });
});
