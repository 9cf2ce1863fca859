import { and, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as carts from '#features/cart/client.ts';
import * as checkout from '#features/checkout/client.ts';
import * as orders from '#features/orders/client.ts';
import { customerNamed, logIn } from '#features/session/testing/customers.ts';
import * as lists from '#features/shopping-lists/repository.ts';
import * as wishes from '#features/wishlist/repository.ts';
import { placed } from '#features/orders/tables.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { atBank, openShop, placeOrderInput, readyCart, setStock } from '../../testing.ts';
import { eraseExpired } from './retention.ts';

onOneDatabase('what is known of people', (database) => {
  async function begin() {
    const shop = openShop(database());
    await setStock(shop, '1', 99);
    const after = async (time: Temporal.DurationLike) => {
      const then = shop.world.now.toZonedDateTimeISO('Europe/Helsinki').add(time).toInstant();
      await eraseExpired(database().db, then);
    };
    const isCartThere = (token: string) =>
      carts.cart(shop.connection, token).then(
        () => true,
        () => false,
      );
    return { shop, after, isCartThere, by: shop.connection };
  }
  const count = async (table: string, where: string) =>
    (await database().run(`select from ${table} where ${where}`, [])).rows.length;

  test('in a guest’s cart goes 90 days after they touched it last, with the address (L29)', async () => {
    const { shop, after, isCartThere } = await begin();
    const token = await readyCart(shop, '1');
    const address = () => count('checkout.shipping', `cart_token = '${token}'`);
    await after({ days: 89 });
    expect([await isCartThere(token), await address()]).toEqual([true, 1]);
    await after({ days: 91 });
    expect([await isCartThere(token), await address()]).toEqual([false, 0]);
  });

  test('in a customer’s cart stays, but for the address nobody has chosen anew (L29)', async () => {
    const { shop, after } = await begin();
    const customer = customerNamed(`kept-${randomToken()}`);
    const authToken = await logIn(database().db, customer, shop.world.now);
    const connection = { ...shop.connection, authToken };
    const token = await readyCart({ connection }, '1');
    await after({ days: 91 });
    const again = {
      ...connection,
      authToken: await logIn(database().db, customer, shop.world.now),
    };
    expect((await carts.cart(again, token)).items).toHaveLength(1);
    expect(await checkout.shippingData(again, token)).toMatchObject({ customer: null });
  });

  test('from an order goes after 30 days where nobody paid, three years after the last return where somebody did (L29)', async () => {
    const { shop, after, by } = await begin();
    const unpaid = await orders.place(by, placeOrderInput(await readyCart(shop, '1')));
    const paid = await orders.place(by, placeOrderInput(await readyCart(shop, '1')));
    await orders.confirm(by, await atBank(shop, paid.payment, 'pay'));
    await database().db.execute(
      sql`update orders.placed set status = 'cancelled' where number = ${unpaid.number}`,
    );
    const named = async () => {
      const rows = await database()
        .db.select({ number: placed.number })
        .from(placed)
        .where(
          and(
            sql`${placed.facts}::text like '%Virtanen%'`,
            inArray(placed.number, [unpaid.number, paid.number]),
          ),
        )
        .orderBy(placed.number);
      return rows.map(({ number }) => number);
    };
    await after({ days: 29 });
    expect(await named()).toEqual([unpaid.number, paid.number]);
    await after({ days: 31 });
    expect(await named()).toEqual([paid.number]);
    await after({ years: 3, days: 20 });
    expect(await named()).toEqual([paid.number]);
    await after({ years: 3, days: 60 });
    expect(await named()).toEqual([]);
    // Sales are stored for bookkeeping for six years from the end of the year.
    const sold = () => count('orders.placed', `number = '${paid.number}'`);
    await after({ years: 6 });
    expect(await sold()).toBe(1);
    await after({ years: 6, days: 60 });
    expect(await sold()).toBe(0);
    expect(await count('orders.payment', `number = '${paid.number}'`)).toBe(0);
  });

  test('in sessions, removed wishes and lists, and mails that could not be sent goes too (L29)', async () => {
    const { shop, after } = await begin();
    const { db } = database();
    const customerId = `short-${randomToken()}`;
    await logIn(db, customerNamed(customerId), shop.world.now);
    const wish = { customerId, sokId: '1', productSokId: '1', cents: 100, now: shop.world.now };
    await wishes.putEntry(db, wish, 10);
    await wishes.removeEntry(db, wish);
    const list = { id: customerId, customerId };
    const limits = { lists: 1, items: 1 };
    await lists.insertList(db, { ...list, name: 'Viikko', items: [], now: wish.now }, limits);
    await lists.removeList(db, list, wish.now);
    await enqueue(db, 'send-mail', { to: customerId }, { runAt: shop.world.now });
    await enqueue(db, 'send-mail', { to: `x${customerId}` }, { runAt: shop.world.now });
    await db.execute(sql`update jobs.job set failed = true where data->>'to' = ${customerId}`);
    const left = async () => [
      await count('session.session', `customer_id = '${customerId}'`),
      await count('wishlist.entry', `customer_id = '${customerId}'`),
      await count('shopping_lists.list', `customer_id = '${customerId}'`),
      await count('jobs.job', `data->>'to' like '%${customerId}'`),
    ];
    await after({ minutes: 9 });
    expect(await left()).toEqual([1, 1, 1, 2]);
    await after({ minutes: 11 });
    expect(await left()).toEqual([1, 0, 0, 2]);
    await after({ days: 31 });
    expect(await left()).toEqual([0, 0, 0, 1]);
  });
});
