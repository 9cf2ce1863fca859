import { beforeEach, expect, test } from 'vitest';
import * as checkout from '#features/checkout/client.ts';
import { eraseGuest, guestData } from '#features/orders/client/own-data.ts';
import * as orders from '#features/orders/client.ts';
import { eraseDue } from '#features/orders/repository/own-data.ts';
import { customerNamed, logIn } from '#features/session/testing/customers.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import {
  atBank,
  openShop,
  placeOrderInput,
  readyCart,
  setStock,
  type Shop,
} from '../../testing.ts';

onOneDatabase('what the shop knows of a guest', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    await setStock(shop, '1', 99);
  });
  const place = async (by = shop.connection) => {
    const cartToken = await readyCart({ connection: by }, '1');
    return { cartToken, ...(await orders.place(by, placeOrderInput(cartToken))) };
  };
  const paid = async () => {
    const placed = await place();
    await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
    return placed;
  };
  const later = (days: number) => {
    shop.world.now = shop.world.now.add({ hours: 24 * days });
  };

  test('is exported to whoever has the order’s key: the order, the delivery details of its cart, mails (L29)', async () => {
    const placed = await paid();
    const collected = await guestData(shop.connection, placed);
    expect(collected).toMatchObject({
      order: { number: placed.number, customer: { lastName: 'Virtanen' } },
      delivery: { customer: { lastName: 'Virtanen' }, choices: [{ deliveryMethodId: 'locker' }] },
      mails: [{ to: 'aino@example.com' }],
    });
    expect(JSON.stringify(collected)).not.toContain(placed.key);
    expect(JSON.stringify(collected)).not.toContain(placed.cartToken);
  });

  test.each(['guestData', 'eraseGuest'] as const)(
    'opens to no other key, nor does a customer’s order: %s (L29)',
    async (name) => {
      const call = { guestData, eraseGuest }[name];
      const { number } = await place();
      const customer = customerNamed(`aino-${randomToken()}`);
      const authToken = await logIn(database().db, customer, shop.world.now);
      const customers = await place({ ...shop.connection, authToken });
      for (const opened of [{ number, key: randomToken() }, customers]) {
        await expect(call(shop.connection, opened)).rejects.toMatchObject({ status: 404 });
      }
      const read = await orders.order(shop.connection, customers.number, customers.key);
      expect(read).toMatchObject({ isGuests: false, anonymousFrom: null });
    },
  );

  test('is forgotten on their word: at once, but for what is on its way, which says when (L29)', async () => {
    const placed = await paid();
    await eraseGuest(shop.connection, placed);
    const { connection, deps } = shop;
    const read = () => orders.order(connection, placed.number, placed.key);
    const open = await read();
    expect(open).toMatchObject({ isGuests: true, isAnonymous: false });
    expect(open.anonymousFrom).toMatch(/^2026-12-\d\d|2027-01-\d\d$/);
    expect(await checkout.shippingData(connection, placed.cartToken)).toMatchObject({
      customer: null,
    });
    expect(await guestData(connection, placed)).toMatchObject({ mails: [] });
    later(90);
    await eraseDue(deps.db, shop.world.now);
    expect(await read()).toMatchObject({
      isAnonymous: true,
      customer: { lastName: '–' },
      totalEuroCents: 2380,
    });
    await expect(guestData(connection, placed)).rejects.toMatchObject({ status: 404 });
  });

  test('of an order that was cancelled is forgotten at once (L29)', async () => {
    const first = await place();
    // Ordering the same cart again replaces the first order.
    const asked = placeOrderInput(first.cartToken);
    await orders.place(shop.connection, asked);
    await eraseGuest(shop.connection, first);
    const read = await orders.order(shop.connection, first.number, first.key);
    expect(read).toMatchObject({ status: 'cancelled', isAnonymous: true });
  });

  test('is no longer shown to the key alone once the products cannot come back; erasing works on (L29)', async () => {
    const placed = await paid();
    const read = () => orders.order(shop.connection, placed.number, placed.key);
    expect(await read()).toMatchObject({ isAnonymous: false });
    later(60);
    expect(await read()).toMatchObject({ isAnonymous: true, customer: { lastName: '–' } });
    await expect(guestData(shop.connection, placed)).rejects.toMatchObject({ status: 404 });
    await eraseGuest(shop.connection, placed);
    await expect(eraseGuest(shop.connection, placed)).rejects.toMatchObject({ status: 404 });
  });

  test('an old key shows no buyer of a customer’s order either; the customer still sees it whole (L29)', async () => {
    const customer = customerNamed(`aino-${randomToken()}`);
    const as = async () => ({
      ...shop.connection,
      authToken: await logIn(database().db, customer, shop.world.now),
    });
    const placed = await place(await as());
    later(60);
    const byKey = await orders.order(shop.connection, placed.number, placed.key);
    expect(byKey.customer.lastName).toBe('–');
    for (const key of [placed.key, undefined]) {
      const own = await orders.order(await as(), placed.number, key);
      expect(own.customer.lastName).toBe('Virtanen');
    }
  });
});
