import { beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { addDecisions, keepTexts } from '#features/consents/repository.ts';
import * as orders from '#features/orders/client.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import type { Db } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { openShop, placeOrderInput, readyCart, setStock, type Shop } from '../testing.ts';
import { shopFigures } from './shop-figures.ts';

onOneDatabase('figures of the shop', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    await database().db.execute(sql`truncate jobs.job, orders.placed, orders.payment cascade`);
    shop = openShop(database());
    await setStock(shop, '1', 50);
  });
  const read = async () =>
    (await shopFigures(database().db, shop.deps.now)()).map(({ name, labels = {}, value }) =>
      [name, ...Object.values(labels), value].join(' '),
    );
  const soon = (minutes: number) => shop.world.now.add({ minutes });

  test('jobs by name and state, and how long the oldest is due', async () => {
    const { db } = database();
    await enqueue(db, 'send-mail', {}, { runAt: soon(-2) });
    await enqueue(db, 'send-mail', {}, { runAt: soon(-1) });
    await enqueue(db, 'send-mail', {}, { runAt: soon(5) });
    await enqueue(db, 'refund-payment', {}, { runAt: soon(-500) });
    await db.execute(sql`update jobs.job set failed = true where name = 'refund-payment'`);
    const found = await read();
    expect(found.filter((line) => line.startsWith('aitta_jobs')).toSorted()).toEqual([
      'aitta_jobs refund-payment failed 1',
      'aitta_jobs send-mail due 2',
      'aitta_jobs send-mail waiting 1',
      'aitta_jobs_oldest_due_seconds send-mail 120',
    ]);
  });

  test('orders and payments of the last day, and the pieces that unpaid ones hold', async () => {
    const cartToken = await readyCart(shop, '1');
    await orders.place(shop.connection, placeOrderInput(cartToken));
    expect(await read()).toEqual(
      expect.arrayContaining([
        'aitta_database_up 1',
        'aitta_orders_last_day awaiting-payment 1',
        'aitta_payments_last_day new 1',
        'aitta_reserved_pieces 1',
        'aitta_reviews_waiting 0',
      ]),
    );
    shop.world.now = shop.world.now.add({ hours: 25 });
    expect(await read()).not.toContain('aitta_orders_last_day awaiting-payment 1');
  });

  test('refunds by their state: a refused one until its order is refunded again, or paid back', async () => {
    const { number } = await orders.place(
      shop.connection,
      placeOrderInput(await readyCart(shop, '1')),
    );
    const refund = (status: string) =>
      database().run(`insert into orders.refund
        (number, cause, transaction_id, sums, total_cents, status, requested_at)
        values ('${number}', 'seller', 't', '{"lines":[],"delivery":[]}', 1, '${status}', now())`);
    const payment = (status: string | null) =>
      database().run(`update orders.payment set refund_status = ${status && `'${status}'`}`);
    const found = async () => (await read()).filter((line) => line.startsWith('aitta_refunds'));
    await refund('refused');
    await payment('refused');
    expect(await found()).toEqual(['aitta_refunds refused 2']);
    await refund('waiting');
    await payment('accepted');
    expect(await found()).toEqual(['aitta_refunds waiting 1']);
    await refund('accepted');
    await payment('waiting');
    expect((await found()).toSorted()).toEqual([
      'aitta_refunds accepted 1',
      'aitta_refunds waiting 2',
    ]);
  });

  test('decisions on consents of the last day', async () => {
    const { db } = database();
    const at = shop.world.now;
    const text = { contractId: 'email-marketing', language: 'fi' } as const;
    await keepTexts(db, [{ ...text, version: 'v', title: 'T', description: 'D' }], at);
    const made = { customerId: 'aino', channel: 'account', origin: 'http://shop.test' } as const;
    const signed = { contractId: 'email-marketing', state: 'SIGNED', textVersion: 'v' } as const;
    await addDecisions(db, [signed], { ...made, now: at.subtract({ hours: 25 }) });
    await addDecisions(db, [signed, signed], { ...made, now: at });
    expect((await read()).filter((line) => line.includes('consent'))).toEqual([
      'aitta_consent_decisions_last_day email-marketing SIGNED 2',
    ]);
  });

  test('the database is asked once in fifteen seconds, however often somebody looks', async () => {
    const figures = shopFigures(database().db, shop.deps.now);
    const first = await figures();
    expect(await figures()).toBe(first);
  });
});

const dbThat = (execute: () => Promise<unknown>) => ({ execute }) as unknown as Db;
const now = () => Temporal.Instant.from('2026-11-24T10:00:00Z');
const down = [{ name: 'aitta_database_up', value: 0 }];

test('a database that is away is down, and is asked again the next time', async () => {
  let asked = 0;
  const figures = shopFigures(
    dbThat(() => Promise.reject(new Error(`away ${(asked += 1)}`))),
    now,
  );
  expect([await figures(), await figures(), asked]).toEqual([down, down, 2]);
});

test('a database that hangs is down after two seconds, and is not asked twice', async () => {
  let asked = 0;
  const figures = shopFigures(
    dbThat(() => new Promise(() => (asked += 1))),
    now,
  );
  expect([await figures(), await figures(), asked]).toEqual([down, down, 1]);
});
