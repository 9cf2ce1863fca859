import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import * as repository from './repository.ts';
import * as budgets from './repository/budgets.ts';
import { raiseNumber } from './repository/numbers.ts';
import { place as placeIn, placedAt } from './testing.ts';

onEveryDatabase('orders', (database) => {
  const place = (key: string, more?: { customerId?: string; minutes?: number }) =>
    placeIn(database().db, key, more);
  beforeEach(() => database().run('truncate orders.placed, orders.payment cascade'));

  test('an order is placed once for its key, and waits for its payment', async () => {
    const row = await place('a');
    expect(row).toMatchObject({ status: 'awaiting-payment', paidBy: null, paymentStatus: null });
    await expect(place('a')).rejects.toThrow('a was placed before.');
    expect(await repository.findByIdempotencyKey(database().db, 'a')).toEqual(row);
    expect(await repository.findOrder(database().db, row.number)).toEqual(row);
  });

  test('orders of one cart belong together, and those of one customer; no guest’s with another’s', async () => {
    const { db } = database();
    const first = await place('a', { customerId: 'aino' });
    const second = await place('b', { customerId: 'aino' });
    await place('c', { customerId: 'onni' });
    const guests = await place('d');
    await place('e');
    const numbers = async (cartToken: string, customerId: string | null) =>
      (await repository.holdAwaiting(db, { cartToken, customerId })).map(({ number }) => number);
    expect(await numbers('cart of a', 'aino')).toEqual([first.number, second.number]);
    expect(await numbers('cart of d', null)).toEqual([guests.number]);
    await repository.setCancelled(db, second.number, 'unpaid');
    expect(await numbers('another cart', 'aino')).toEqual([first.number]);
    const held = await repository.heldFor(db, { cartToken: 'another cart', customerId: 'aino' });
    expect(held.flatMap(({ lines }) => lines.map(({ sokId }) => sokId))).toEqual(['1']);
  });

  test('a customer’s orders come latest first, no more than are asked for, and go on after each', async () => {
    const { db } = database();
    const early = await place('a', { customerId: 'aino' });
    const late = await place('b', { customerId: 'aino', minutes: 5 });
    await place('c', { customerId: 'onni' });
    const last = await place('d', { customerId: 'aino', minutes: 5 });
    const latest = await repository.ordersOf(db, 'aino', 9);
    const numbers = [last, late, early].map(({ number }) => number);
    expect(latest.map(({ number }) => number)).toEqual(numbers);
    const pages: string[] = [];
    for (let before: string | undefined; ; before = pages.at(-1)) {
      const [next] = await repository.ordersOf(db, 'aino', 1, before);
      if (!next) break;
      pages.push(next.number);
    }
    expect(pages).toEqual(numbers);
    expect(await repository.ordersOf(db, 'onni', 9, early.number)).toEqual([]);
  });

  test('orders that have waited since before a moment come page by page', async () => {
    const { db } = database();
    const [a, b] = [await place('a'), await place('b')];
    await place('c', { minutes: 30 });
    const paid = await place('d');
    await repository.setPaid(db, paid.number, 'paid', { by: 't', at: placedAt });
    const until = placedAt.add({ minutes: 30 });
    const page = async (after: string, most: number) =>
      (await repository.awaitingSince(db, until, after, most)).map(({ number }) => number);
    expect(await page('0', 9)).toEqual([a.number, b.number]);
    expect(await page('0', 1)).toEqual([a.number]);
    expect(await page(a.number, 9)).toEqual([b.number]);
  });

  test('an order counts as paid from the moment on, for its buyer, while it is not paid back', async () => {
    const { db } = database();
    const { number } = await place('a', { customerId: 'aino' });
    const aino = { cartToken: 'another cart', customerId: 'aino' };
    const since = (moment: string, buyer = aino) => repository.wasPaidSince(db, buyer, moment);
    expect(await since('2026-11-24T10:00:00Z')).toBe(false);
    await repository.setPaid(db, number, 'paid', { by: 't-1', at: placedAt });
    expect(await since('2026-11-24T10:00:00Z')).toBe(true);
    expect(await since('2026-11-24T10:00:01Z')).toBe(false);
    expect(await since('2026-11-24T10:00:00Z', { ...aino, customerId: 'onni' })).toBe(false);
    await repository.setPaid(db, number, 'refunded', { by: 't-1', at: placedAt });
    expect(await since('2026-11-24T10:00:00Z')).toBe(false);
  });

  test('news of a payment count only when they outdo what is known', async () => {
    const { db } = database();
    const { number } = await place('a');
    const note = (status: 'new' | 'pending' | 'failed' | 'paid') =>
      repository.notePayment(db, { transactionId: 't-1', number, status });
    expect([await note('pending'), await note('pending'), await note('new')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([await note('paid'), await note('failed')]).toEqual([true, false]);
    expect((await repository.paymentsOf(db, number)).map(({ status }) => status)).toEqual(['paid']);
  });

  test('an order has the method that paid, else the one tried last; a pending payment decides its payment status', async () => {
    const { db } = database();
    const { number } = await place('a');
    const redirect = { url: 'https://bank.example', fields: [] };
    const other = await place('b');
    const open = (transactionId: string, methodName: string, of = number) =>
      repository.putPayment(db, of, {
        transactionId,
        methodId: methodName,
        methodName,
        redirect,
      });
    await open('t-1', 'OP');
    await open('t-2', 'Visa');
    await open('t-3', 'MobilePay', other.number);
    const reported = async () => {
      const row = await repository.findOrder(db, number);
      return [row?.paymentMethod, row?.paymentMethodId, row?.paymentStatus];
    };
    expect(await reported()).toEqual(['Visa', 'Visa', 'new']);
    await repository.notePayment(db, { transactionId: 't-1', number, status: 'pending' });
    expect(await reported()).toEqual(['Visa', 'Visa', 'pending']);
    await repository.notePayment(db, { transactionId: 't-4', number, status: 'new' });
    expect(await reported()).toEqual(['Visa', 'Visa', 'pending']);
    await repository.setPaid(db, number, 'paid', { by: 't-1', at: placedAt });
    expect((await reported())[0]).toBe('OP');
  });

  test('numbers go on from a higher one that is set, and never back', async () => {
    const { db } = database();
    const last = Number((await place('a')).number);
    expect(await raiseNumber(db, last + 500)).toBe(last + 500);
    expect(await raiseNumber(db, 1)).toBe(last + 500);
    expect(await raiseNumber(db, last + 500)).toBe(last + 500);
    expect((await place('b')).number).toBe(String(last + 500));
    expect(await raiseNumber(db, last)).toBe(last + 501);
  });

  test('what an order took from budgets is given back once, and only its own', async () => {
    const { db } = database();
    const [a, b] = [await place('a'), await place('b')];
    const spent = [{ key: 'pieces of aino', amount: 2 }];
    expect(await budgets.deleteSpent(db, a.number)).toEqual(spent);
    expect(await budgets.deleteSpent(db, a.number)).toEqual([]);
    expect(await budgets.deleteSpent(db, b.number)).toEqual(spent);
  });

  test('a limit not used since a time is forgotten', async () => {
    const { db } = database();
    const one = { key: 'orders of aino', amount: 1, budget: { capacity: 1, seconds: 3600 } };
    expect(await budgets.spend(db, one, placedAt)).toBe(0);
    await budgets.deleteBudgets(db, placedAt);
    expect(await budgets.spend(db, one, placedAt)).toBe(3600);
    await budgets.deleteBudgets(db, placedAt.add({ seconds: 1 }));
    expect(await budgets.spend(db, one, placedAt)).toBe(0);
  });
});

onEveryDatabase('orders of before', (database) => {
  test('have one delivery, which brings every line', async () => {
    const { db, run } = database();
    const order = await placeIn(db, 'before');
    await run(`update orders.placed set facts = (facts - 'deliveries') || jsonb_build_object(
      'delivery', (facts -> 'deliveries' -> 0) - 'lines' - 'deliveryMethodId' - 'slot')`);
    await run(readFileSync(new URL('migrations/0009-deliveries.sql', import.meta.url), 'utf8'));
    const { facts } = (await repository.findOrder(db, order.number)) ?? order;
    const [delivery] = order.facts.deliveries;
    expect(facts.deliveries).toEqual([{ ...delivery, deliveryMethodId: null, lines: [0] }]);
  });
});
