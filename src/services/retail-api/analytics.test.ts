import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { event } from '#features/analytics/tables.ts';
import * as orders from '#features/orders/client.ts';
import { placed } from '#features/orders/tables.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import {
  advanceTime,
  atBank,
  openShop,
  placeOrderInput,
  readyCart,
  setStock,
  type Shop,
} from '../testing.ts';

onOneDatabase('purchases as events', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    await database().run(
      'truncate orders.placed, orders.payment, orders.budget, analytics.event cascade',
    );
    shop = openShop(database());
    await setStock(shop, '1', 99);
  });

  async function order(act: 'pay' | 'cancel' | 'leave') {
    const cartToken = await readyCart(shop, '1');
    const { number, payment } = await orders.place(shop.connection, placeOrderInput(cartToken));
    if (act === 'leave') return number;
    const back = await atBank(shop, payment, act);
    // A return and a callback, and a shopper who loads the page again.
    for (let i = 0; i < 3; i += 1) await orders.confirm(shop.connection, back);
    return number;
  }
  const purchases = () =>
    database().db.select().from(event).where(eq(event.name, 'purchase')).orderBy(event.orderNumber);

  test('there is exactly one for each order that is paid, and none for others, whatever comes twice or late', async () => {
    const numbers = {
      paid: [await order('pay'), await order('pay')],
      not: [await order('cancel'), await order('leave')],
    };
    await advanceTime(shop, database(), 60);
    const paid = await database()
      .db.select({ number: placed.number })
      .from(placed)
      .where(eq(placed.status, 'paid'));
    const found = (await purchases()).map(({ orderNumber }) => orderNumber);
    expect(found.toSorted()).toEqual(paid.map(({ number }) => number).toSorted());
    expect(found.toSorted()).toEqual(numbers.paid.toSorted());
  });

  test('it has the products and what was paid, but names nobody', async () => {
    const number = await order('pay');
    const [purchase] = await purchases();
    expect(purchase).toMatchObject({
      orderNumber: number,
      visitor: null,
      items: [{ id: '1', quantity: 1, priceEuroCents: 1990 }],
      facts: { valueEuroCents: 2380 },
    });
    expect(JSON.stringify(purchase)).not.toMatch(/Virtanen|example\.com/);
  });
});
