/** Limits on the stock that unpaid orders may reserve. */
import { notLike, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import * as cart from '#features/cart/client.ts';
import * as checkout from '#features/checkout/client.ts';
import * as orders from '#features/orders/client.ts';
import { limits } from '#features/orders/rules/limits.ts';
import { customerNamed, logIn } from '#features/session/testing/customers.ts';
import { budget } from '#features/orders/tables.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import type { Connection } from '#platform/http/client.ts';
import { eraseExpired } from './personal-data/retention.ts';
import {
  atBank,
  openShop,
  advanceTime,
  payingBy,
  placeOrderInput,
  readyCart,
  setStock,
  stockOf,
  type Shop,
} from '../testing.ts';

const tooMuch = { status: 429, code: 'too-many-unpaid' };

onOneDatabase('what is held unpaid', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    for (const table of ['orders.budget', 'orders.payment', 'orders.placed'])
      await shop.deps.db.execute(sql`delete from ${sql.raw(table)}`);
    await setStock(shop, '1', 5000);
  });

  /** A cart with `pieces` of one product, for a buyer with this e-mail address. */
  async function cartOf(pieces: number, email: string, connection: Connection = shop.connection) {
    const cartToken = await readyCart({ connection }, '1');
    const items = [{ sokId: '1', quantity: pieces - 1 }];
    if (pieces > 1) await cart.add(connection, { cartToken, items });
    const { customer } = await checkout.shippingData(connection, cartToken);
    if (!customer) throw new Error('The cart has no address.');
    await checkout.address(connection, cartToken, { ...customer, email });
    const delivery = { carrierId: 'aitta-paketti', deliveryMethodId: 'locker' };
    const { selectedDeliveryMethod } = await checkout.shippingData(connection, cartToken);
    if (!selectedDeliveryMethod)
      await checkout.chooseDelivery(connection, {
        cartToken,
        ...delivery,
        agentId: 'locker-00100',
      });
    return cartToken;
  }

  async function order(cartToken: string, connection: Connection = shop.connection) {
    const { price } = await cart.cart(connection, cartToken);
    return orders.place(connection, placeOrderInput(cartToken, price.grandTotal));
  }

  const orderOf = async (pieces: number, email: string) => order(await cartOf(pieces, email));
  const left = () => stockOf(shop, '1');

  test('a guest’s e-mail holds some pieces, however it is written; a refused order takes nothing', async () => {
    await orderOf(150, 'matti@example.com');
    await expect(orderOf(51, 'Matti@Example.com')).rejects.toMatchObject({
      ...tooMuch,
      details: { retryAfterMinutes: 1 },
    });
    expect(await left()).toBe(4850);
    await orderOf(50, 'matti@example.com');
    await orderOf(200, 'maija@example.com');
    expect(await left()).toBe(4600);
  });

  test('an order beyond the limit is refused at once', async () => {
    await expect(orderOf(201, 'matti@example.com')).rejects.toMatchObject(tooMuch);
    expect(await left()).toBe(5000);
  });

  test('what is given up unpaid cannot be held again at once, but little by little', async () => {
    await orderOf(200, 'matti@example.com');
    await advanceTime(shop, database(), 31);
    expect(await left()).toBe(5000);
    await expect(orderOf(40, 'matti@example.com')).rejects.toMatchObject(tooMuch);
    await orderOf(30, 'matti@example.com');
  });

  test('what is paid is given back at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { payment } = await orderOf(200, 'matti@example.com');
      await orders.confirm(shop.connection, await atBank(shop, payment, 'pay'));
    }
    expect(await left()).toBe(4400);
    const budgets = await shop.deps.db
      .select({ level: budget.level })
      .from(budget)
      .where(notLike(budget.key, 'payments%'));
    expect(budgets.map(({ level }) => level)).toEqual([0, 0, 0, 0]);
  });

  test('an order in place of another of the same cart counts alone, but not without end', async () => {
    const cartToken = await cartOf(150, 'matti@example.com');
    for (let round = 0; round < limits.ordersOfGuest.capacity; round += 1) await order(cartToken);
    expect(await left()).toBe(4850);
    await expect(order(cartToken)).rejects.toMatchObject(tooMuch);
  });

  test('guests of one network share a limit, whatever their e-mails; others go on', async () => {
    for (let n = 0; n < 5; n += 1) await orderOf(200, `guest-${n}@example.com`);
    await expect(orderOf(1, 'one-more@example.com')).rejects.toMatchObject(tooMuch);
    shop.world.network = '192.0.2.2';
    await orderOf(1, 'one-more@example.com');
    expect(await left()).toBe(3999);
  });

  test('a logged-in customer is counted by their account alone', async () => {
    for (let n = 0; n < 5; n += 1) await orderOf(200, `guest-${n}@example.com`);
    const authToken = await logIn(database().db, customerNamed('aino-limits'), shop.world.now);
    const own = { ...shop.connection, authToken };
    await order(await cartOf(600, 'guest-1@example.com', own), own);
    await expect(order(await cartOf(601, 'guest-1@example.com', own), own)).rejects.toMatchObject(
      tooMuch,
    );
  });

  test('the same order asked for again counts once', async () => {
    const cartToken = await cartOf(150, 'matti@example.com');
    const { price } = await cart.cart(shop.connection, cartToken);
    const asked = placeOrderInput(cartToken, price.grandTotal);
    const placed = await Promise.all(
      Array.from({ length: 5 }, () => orders.place(shop.connection, asked)),
    );
    expect(new Set(placed.map(({ number, key }) => `${number} ${key}`)).size).toBe(1);
    expect(await left()).toBe(4850);
    await orderOf(50, 'matti@example.com');
  });

  test('one order opens a few payments and no more, also at the same moment', async () => {
    const placed = await orderOf(1, 'matti@example.com');
    const create = vi.spyOn(shop.deps.provider, 'create');
    const tries = Array.from({ length: 12 }, (_, n) =>
      orders.pay(
        shop.connection,
        placed.number,
        payingBy(placed.key, n % 2 ? 'kortti' : 'eralasku'),
      ),
    );
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(create.mock.calls.length).toBeLessThan(limits.paymentsOfOrder.capacity);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ status: 429, code: 'too-many-payments' });
    expect(create.mock.calls.length + refused.length).toBeLessThanOrEqual(12);
    expect(await left()).toBe(4999);
  });

  test('limits nobody has come near for a day are forgotten, and keep no e-mail', async () => {
    await orderOf(1, 'matti@example.com');
    const keys = () => shop.deps.db.select({ key: budget.key }).from(budget);
    const code = shop.deps.codeOf('matti@example.com');
    expect(await keys()).toContainEqual({ key: `piecesOfGuest:${code}` });
    await eraseExpired(shop.deps.db, shop.world.now.add({ hours: 25 }));
    expect(await keys()).toEqual([]);
  });
});
