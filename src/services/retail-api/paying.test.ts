import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import * as cart from '#features/cart/client.ts';
import * as orders from '#features/orders/client.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import {
  atBank,
  buyerMails,
  jobsNamed,
  openShop,
  advanceTime,
  payingBy,
  placeOrderInput,
  readyCart,
  setStock,
  stockOf,
  type Shop,
} from '../testing.ts';

onOneDatabase('paying', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    await shop.deps.db.execute(sql`delete from jobs.job`);
    await shop.deps.db.execute(
      sql`update orders.placed set status = 'cancelled' where status = 'awaiting-payment'`,
    );
    await setStock(shop, '1', 5);
  });

  const place = async () =>
    orders.place(shop.connection, placeOrderInput(await readyCart(shop, '1')));
  const seen = ({ number, key }: { number: string; key: string }) =>
    orders.order(shop.connection, number, key);
  const refunds = async () => {
    const jobs = await jobsNamed(shop, 'refund-payment');
    return jobs.map(({ transactionId }) => transactionId);
  };

  test('an order nobody pays is given up after 30 minutes; paid late, it is refunded when its products are gone', async () => {
    const placed = await place();
    await advanceTime(shop, database(), 29);
    expect((await seen(placed)).status).toBe('awaiting-payment');
    await advanceTime(shop, database(), 2);
    expect((await seen(placed)).status).toBe('cancelled');
    expect(await stockOf(shop, '1')).toBe(5);
    await setStock(shop, '1', 0);
    const reported = await atBank(shop, placed.payment, 'pay');
    expect((await orders.confirm(shop.connection, reported)).status).toBe('refunded');
    expect((await orders.confirm(shop.connection, reported)).status).toBe('refunded');
    expect(await refunds()).toHaveLength(1);
    await advanceTime(shop, database(), 1);
    expect(await refunds()).toEqual([]);
  });

  test('an order whose payment stays pending is given up too; paid late, it is sent when the products are there', async () => {
    const placed = await place();
    const waiting = await atBank(shop, placed.payment, 'wait');
    expect((await orders.confirm(shop.connection, waiting)).status).toBe('awaiting-payment');
    await advanceTime(shop, database(), 31);
    expect((await seen(placed)).status).toBe('cancelled');
    expect(await stockOf(shop, '1')).toBe(5);
    const reported = await atBank(shop, placed.payment, 'pay');
    expect((await orders.confirm(shop.connection, reported)).status).toBe('paid');
    expect(await stockOf(shop, '1')).toBe(4);
    expect(await buyerMails(shop)).toHaveLength(1);
    expect(await refunds()).toEqual([]);
  });

  test('an order paid days later is promised anew from the payment, and its page and mail say so', async () => {
    const placed = await place();
    const [{ promise: before } = { promise: null }] = (await seen(placed)).deliveries;
    await atBank(shop, placed.payment, 'wait');
    await advanceTime(shop, database(), 6 * 24 * 60);
    await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
    const { status, deliveries } = await seen(placed);
    expect(status).toBe('paid');
    expect(deliveries[0]?.promisedBefore).toEqual(before);
    const paidOn = shop.world.now.toString().slice(0, 10);
    expect((deliveries[0]?.promise.earliest ?? '') > paidOn).toBe(true);
    const [mail] = await buyerMails(shop);
    expect(mail?.text).toContain('Maksu tuli myöhässä, joten toimitus on myöhemmin');
  });

  test('a payment that succeeds after its order was given up is found without a callback', async () => {
    const placed = await place();
    await atBank(shop, placed.payment, 'wait');
    await advanceTime(shop, database(), 31);
    await atBank(shop, placed.payment, 'leave');
    await advanceTime(shop, database(), 31);
    expect(await seen(placed)).toMatchObject({ status: 'paid', paymentMethod: 'Koivupankki' });
    expect(await jobsNamed(shop, 'watch-payments')).toEqual([]);
  });

  test('a payment that never ends is asked about for a week and no longer', async () => {
    const placed = await place();
    await atBank(shop, placed.payment, 'wait');
    let rounds = 0;
    for (await advanceTime(shop, database(), 31); rounds < 20; rounds += 1) {
      if ((await jobsNamed(shop, 'watch-payments')).length === 0) break;
      await advanceTime(shop, database(), 31 * 2 ** rounds);
    }
    expect(rounds).toBe(9);
    expect((await seen(placed)).status).toBe('cancelled');
  });

  test('paid without coming back is found when it would run out', async () => {
    const placed = await place();
    await atBank(shop, placed.payment, 'leave');
    await advanceTime(shop, database(), 31);
    expect((await seen(placed)).status).toBe('paid');
  });

  test('an order the bank cannot be asked about waits for it, but not beyond an hour', async () => {
    const placed = await place();
    shop.world.bankIsOpen = false;
    await advanceTime(shop, database(), 31);
    expect((await seen(placed)).status).toBe('awaiting-payment');
    await advanceTime(shop, database(), 31);
    expect((await seen(placed)).status).toBe('cancelled');
    expect(await stockOf(shop, '1')).toBe(5);
  });

  test('a failed payment leaves the order waiting for another try', async () => {
    const placed = await place();
    const reported = await atBank(shop, placed.payment, 'fail');
    expect((await orders.confirm(shop.connection, reported)).status).toBe('awaiting-payment');
    const second = payingBy(placed.key, 'kortti');
    const { payment } = await orders.pay(shop.connection, placed.number, second);
    await orders.confirm(shop.connection, await atBank(shop, payment, 'pay'));
    expect(await seen(placed)).toMatchObject({ status: 'paid', paymentMethod: 'Maksukortti' });
  });

  test('paid twice by two payments gets one of them back, and names the one that paid', async () => {
    const placed = await place();
    const again = payingBy(placed.key, 'kortti');
    const second = await orders.pay(shop.connection, placed.number, again);
    expect((await seen(placed)).paymentMethod).toBe('Maksukortti');
    const results = [
      await atBank(shop, placed.payment, 'pay'),
      await atBank(shop, second.payment, 'pay'),
    ];
    for (const result of results) await orders.confirm(shop.connection, result);
    expect(await refunds()).toEqual([results[1]?.['checkout-transaction-id']]);
    expect((await seen(placed)).paymentMethod).toBe('Koivupankki');
    expect(await stockOf(shop, '1')).toBe(4);
  });

  test('a second payment of a paid order is found and refunded without a callback', async () => {
    const placed = await place();
    const again = payingBy(placed.key, 'kortti');
    const second = await orders.pay(shop.connection, placed.number, again);
    await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
    await atBank(shop, second.payment, 'leave');
    const refund = vi.spyOn(shop.deps.provider, 'refund');
    await advanceTime(shop, database(), 31);
    const transaction = second.payment?.url.split('/').at(-1);
    expect(refund.mock.calls.map(([id, cents]) => [id, cents])).toEqual([[transaction, 2380]]);
    expect((await seen(placed)).status).toBe('paid');
  });

  test('of two orders of one cart, made one after the other, the first to be paid is sent', async () => {
    await setStock(shop, '1', 1);
    const cartToken = await readyCart(shop, '1');
    for (const firstPaid of [0, 1]) {
      const placed = [
        await orders.place(shop.connection, placeOrderInput(cartToken)),
        await orders.place(shop.connection, placeOrderInput(cartToken)),
      ];
      const inTurn = firstPaid === 0 ? placed : placed.toReversed();
      for (const { payment } of inTurn) {
        await orders.confirm(shop.connection, await atBank(shop, payment, 'pay'));
      }
      const ends = await Promise.all(inTurn.map(seen));
      expect(ends.map(({ status }) => status)).toEqual(['paid', 'refunded']);
      expect(await refunds()).toHaveLength(1);
      // A later purchase is not affected by what was paid before it.
      await setStock(shop, '1', 1);
      await cart.add(shop.connection, { cartToken, items: [{ sokId: '1', quantity: 1 }] });
      await advanceTime(shop, database(), 0);
      shop.world.now = shop.world.now.add({ minutes: 1 });
    }
  });

  test('who goes back and chooses another method with the same order is led to that one', async () => {
    const asked = placeOrderInput(await readyCart(shop, '1'));
    const first = await orders.place(shop.connection, asked);
    const other = await orders.place(shop.connection, { ...asked, paymentMethodId: 'kortti' });
    expect(other.number).toBe(first.number);
    expect(other.payment?.fields).toEqual([{ name: 'provider', value: 'kortti' }]);
    expect((await seen(other)).paymentMethod).toBe('Maksukortti');
    expect(await stockOf(shop, '1')).toBe(4);
  });
});
