import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import * as repository from '../repository.ts';
import * as budgets from './budgets.ts';
import { openUntil, withoutBuyer } from '../rules/anonymity.ts';
import { place as placeIn, placedAt } from '../testing.ts';
import * as ownData from './own-data.ts';

onEveryDatabase('personal data in orders', (database) => {
  const db = () => database().db;
  const place = (key: string, more?: { customerId?: string; minutes?: number }) =>
    placeIn(db(), key, more);
  beforeEach(() => database().run('truncate orders.placed, orders.payment cascade'));

  /** One order of each status, all placed at the same time. */
  async function oneOfEach(customerId?: string) {
    const more = customerId === undefined ? {} : { customerId };
    const [waiting, paid, cancelled, refunded] = [
      await place('waiting', more),
      await place('paid', more),
      await place('cancelled', more),
      await place('refunded', more),
    ];
    await repository.setPaid(db(), paid.number, 'paid', { by: 't-1', at: placedAt });
    await repository.setPaid(db(), refunded.number, 'refunded', { by: 't-2', at: placedAt });
    await repository.setCancelled(db(), cancelled.number, 'unpaid');
    return { waiting, paid, cancelled, refunded };
  }
  /** Idempotency keys of the orders, by what is left of their buyer. */
  async function left() {
    const { rows } = await database().run(
      'select idempotency_key as key, is_anonymous as "isAnonymous" from orders.placed order by number::bigint',
      [],
    );
    const orders = rows as { key: string; isAnonymous: boolean }[];
    return orders.map(({ key, isAnonymous }) => (isAnonymous ? `${key} without buyer` : key));
  }
  const kept = ['waiting', 'paid', 'cancelled', 'refunded'];
  const without = (...keys: string[]) =>
    kept.map((key) => (keys.includes(key) ? `${key} without buyer` : key));
  const soon = placedAt.add({ seconds: 1 });

  test('goes from cancelled orders placed before a time (L29)', async () => {
    await oneOfEach();
    await ownData.anonymiseUnpaid(db(), placedAt);
    expect(await left()).toEqual(kept);
    await ownData.anonymiseUnpaid(db(), soon);
    expect(await left()).toEqual(without('cancelled'));
  });

  test('goes from paid and refunded ones whose returns ended before a time (L29)', async () => {
    const { paid } = await oneOfEach();
    const end = openUntil(paid.facts);
    await ownData.anonymisePaid(db(), end);
    expect(await left()).toEqual(kept);
    await ownData.anonymisePaid(db(), end.add({ seconds: 1 }));
    expect(await left()).toEqual(without('paid', 'refunded'));
  });

  test('goes with all that leads to the buyer, of that order alone (L29)', async () => {
    const { cancelled, paid } = await oneOfEach();
    const redirect = { url: 'https://bank.example', fields: [] };
    for (const { number } of [cancelled, paid])
      await repository.putPayment(db(), number, {
        transactionId: `t of ${number}`,
        methodId: 'op',
        methodName: 'OP',
        redirect,
      });
    await ownData.anonymiseUnpaid(db(), soon);
    const found = await repository.findOrder(db(), cancelled.number);
    expect(found).toMatchObject({ isAnonymous: true, cartToken: '' });
    expect(found?.facts).toEqual(withoutBuyer(cancelled.facts));
    expect(await budgets.deleteSpent(db(), cancelled.number)).toEqual([]);
    expect(await budgets.deleteSpent(db(), paid.number)).toHaveLength(1);
    const redirects = await Promise.all(
      [cancelled, paid].map(({ number }) => repository.paymentsOf(db(), number)),
    );
    expect(redirects.flat().map((payment) => payment.redirect)).toEqual([null, redirect]);
  });

  test('goes at a customer’s word: at once where nothing is under way, else after the returns (L29)', async () => {
    const { paid } = await oneOfEach('aino');
    await place('onni', { customerId: 'onni' });
    const end = openUntil(paid.facts);
    expect(await ownData.emailsOf(db(), 'aino')).toEqual(['aino@example.com']);
    expect(await ownData.exportCustomer(db(), 'onni')).toHaveLength(1);
    await ownData.eraseCustomer(db(), 'aino', placedAt);
    expect(await left()).toEqual([...without('cancelled', 'refunded'), 'onni']);
    expect(await repository.findOrder(db(), paid.number)).toMatchObject({
      customerId: null,
      eraseAt: end,
    });
    expect(await ownData.exportCustomer(db(), 'aino')).toEqual([]);
    await ownData.eraseDue(db(), end.subtract({ seconds: 1 }));
    expect(await left()).toEqual([...without('cancelled', 'refunded'), 'onni']);
    await ownData.eraseDue(db(), end);
    expect(await left()).toEqual([...without(...kept), 'onni']);
    expect(await ownData.exportCustomer(db(), 'onni')).toHaveLength(1);
  });

  test('of one order goes at its guest’s word, at once after the returns (L29)', async () => {
    const { paid, waiting } = await oneOfEach();
    await ownData.eraseOrder(db(), paid.number, openUntil(paid.facts).add({ seconds: 1 }));
    await ownData.eraseOrder(db(), waiting.number, placedAt);
    expect(await left()).toEqual(without('paid'));
  });

  test('goes with the orders themselves, with their payments, but for those that wait (L29)', async () => {
    const all = await oneOfEach();
    const late = await place('late', { minutes: 1 });
    await repository.setCancelled(db(), late.number, 'unpaid');
    for (const { number } of [...Object.values(all), late])
      await repository.notePayment(db(), { transactionId: number, number, status: 'new' });
    await ownData.deleteOrders(db(), placedAt);
    expect(await left()).toEqual([...kept, 'late']);
    await ownData.deleteOrders(db(), placedAt.add({ minutes: 1 }));
    expect(await left()).toEqual(['waiting', 'late']);
    const { rows } = await database().run('select number from orders.payment order by number', []);
    expect(rows).toEqual([all.waiting, late].map(({ number }) => ({ number })));
  });
});
