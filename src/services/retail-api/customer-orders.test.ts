import { beforeEach, describe, expect, test } from 'vitest';
import * as carts from '#features/cart/client.ts';
import * as checkout from '#features/checkout/client.ts';
import { addressesOf, eraseCustomer as eraseCheckout } from '#features/checkout/repository.ts';
import * as orders from '#features/orders/client.ts';
import { eraseCustomer, eraseDue, exportCustomer } from '#features/orders/repository/own-data.ts';
import { customerNamed, logIn } from '#features/session/testing/customers.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import {
  atBank,
  openShop,
  payingBy,
  placeOrderInput,
  readyCart,
  setStock,
  stockOf,
  type Shop,
} from '../testing.ts';

onOneDatabase('orders of customers', (database) => {
  let shop: Shop;
  let own: string;
  beforeEach(async () => {
    shop = openShop(database());
    own = randomToken();
    await setStock(shop, '1', 5);
    await setStock(shop, '81', 5);
  });
  const as = async (name: string, more: object = {}) => {
    const customer = customerNamed(`${name}-${own}`, more);
    const authToken = await logIn(database().db, customer, shop.world.now);
    return { ...shop.connection, authToken };
  };
  type Connection = Awaited<ReturnType<typeof as>>;
  const place = async (connection: Shop['connection'], ids: string[], cents?: number) => {
    const cartToken = await readyCart({ connection }, ...ids);
    const asked = placeOrderInput(cartToken, cents);
    return { cartToken, asked, ...(await orders.place(connection, asked)) };
  };
  const numbers = async (connection: Connection) =>
    (await orders.orders(connection)).map(({ number }) => number);

  test('GET /v3/order lists what the customer placed while logged in, from any device, latest first (R265, R027)', async () => {
    const [phone, laptop] = [await as('aino'), await as('aino')];
    const first = await place(phone, ['1']);
    await orders.confirm(shop.connection, await atBank(shop, first.payment, 'pay'));
    shop.world.now = shop.world.now.add({ minutes: 5 });
    const second = await place(laptop, ['1']);
    await place(shop.connection, ['1']);
    expect(await numbers(phone)).toEqual([second.number, first.number]);
    expect(await numbers(await as('onni'))).toEqual([]);
    await expect(orders.orders(shop.connection)).rejects.toMatchObject({
      name: 'Unauthorized',
      code: 'login-required',
    });
  });

  test('an order opens for the customer who placed it without its key; for others it is not there (R265)', async () => {
    const aino = await as('aino');
    const { number, key } = await place(aino, ['1']);
    expect(await orders.order(aino, number, undefined)).toMatchObject({ number });
    expect(await orders.order(shop.connection, number, key)).toMatchObject({ number });
    const guests = await place(shop.connection, ['1']);
    for (const [by, asked, given] of [
      [shop.connection, number, undefined],
      [await as('onni'), number, undefined],
      [await as('onni'), number, randomToken()],
      [aino, guests.number, undefined],
    ] as const) {
      await expect(orders.order(by, asked, given)).rejects.toMatchObject({
        status: 404,
        code: 'order-not-found',
      });
    }
    const paying = { ...payingBy(key, 'kortti'), key: undefined };
    await expect(orders.pay(shop.connection, number, paying)).rejects.toMatchObject({
      status: 404,
    });
    expect(await orders.pay(aino, number, paying)).toMatchObject({ number, key });
  });

  describe('what an order costs', () => {
    test('is the co-op price for a co-op customer, as the summary showed (R010, R153)', async () => {
      const aino = await as('aino');
      const { number, cartToken } = await place(aino, ['81'], 2180);
      const { lines, totalEuroCents, vat } = await orders.order(aino, number, undefined);
      expect(lines[0]).toMatchObject({ unitPriceEuroCents: 1790, rowTotalEuroCents: 1790 });
      expect([totalEuroCents, vat[0]?.grossEuroCents]).toEqual([2180, 2180]);
      expect((await carts.cart(aino, cartToken)).price.grandTotal).toBe(2180);
    });

    test.each([
      ['a guest', null, 2180],
      ['a customer who is not co-op', { isCoop: false }, 2180],
      ['a co-op customer asked for the general price', {}, 2380],
    ] as const)('differs for %s and is refused, never charged (R010)', async (_, who, cents) => {
      const connection = who ? await as('onni', who) : shop.connection;
      await expect(place(connection, ['81'], cents)).rejects.toMatchObject({
        status: 409,
        code: 'price-changed',
      });
      expect(await stockOf(shop, '81')).toBe(5);
    });

    test('a login that is lost before the order is placed lets nobody else order it (R413)', async () => {
      const aino = await as('aino');
      const cartToken = await readyCart({ connection: aino }, '81');
      const lost = { ...shop.connection, authToken: randomToken() };
      await expect(orders.place(lost, placeOrderInput(cartToken, 2180))).rejects.toMatchObject({
        name: 'Unauthorized',
      });
      expect(await stockOf(shop, '81')).toBe(5);
    });
  });

  test('ordering again on another device gives the products of the order that waits back', async () => {
    await setStock(shop, '1', 1);
    const phone = await as('aino');
    const { cartToken } = await place(phone, ['1']);
    const laptop = await as('aino');
    const second = await carts.newCart(laptop);
    expect(await checkout.shippingData(laptop, second)).toMatchObject({
      selectedDeliveryMethod: { deliveryMethodId: 'locker' },
    });
    const again = await orders.place(laptop, placeOrderInput(second));
    await orders.confirm(shop.connection, await atBank(shop, again.payment, 'pay'));
    expect((await carts.cart(phone, cartToken)).items).toEqual([]);
    expect(await stockOf(shop, '1')).toBe(0);
  });

  test('addresses are kept only when the customer asks for it, each once, the last five (L29)', async () => {
    const aino = await as('aino');
    const cartToken = await readyCart({ connection: aino }, '1');
    expect(await checkout.keptAddresses(aino)).toEqual([]);
    const address = {
      phone: '040 1234567',
      firstName: 'Aino',
      lastName: 'Virtanen',
      streetAddress: 'Rantatie 5',
      postcode: '33100',
      city: 'Tampere',
    };
    const keep = (streetAddress: string) =>
      checkout.address(aino, cartToken, { ...address, streetAddress, email: 'a@b.fi' }, true);
    for (const street of ['1', '2', '3', '1', '4', '5', '6']) await keep(`Rantatie ${street}`);
    const kept = await checkout.keptAddresses(aino);
    expect(kept.map((one) => one.streetAddress.at(-1))).toEqual(['6', '5', '4', '1', '3']);
    expect(kept[0]).toEqual({
      id: expect.any(String) as string,
      ...address,
      streetAddress: 'Rantatie 6',
      phone: '+358401234567',
    });
    await checkout.removeAddress(aino, kept[1]?.id ?? '');
    expect(await checkout.keptAddresses(aino)).toEqual(kept.filter((_, at) => at !== 1));
    const [first] = kept;
    await checkout.removeAddress(await as('onni'), first?.id ?? '');
    expect((await checkout.keptAddresses(aino))[0]).toEqual(first);
    expect(await checkout.keptAddresses(await as('onni'))).toEqual([]);
    await expect(checkout.keptAddresses(shop.connection)).rejects.toMatchObject({ status: 401 });
    const byGuest = checkout.removeAddress(shop.connection, '1');
    await expect(byGuest).rejects.toMatchObject({ status: 401 });
    // A guest has no saved addresses.
    const guests = await readyCart(shop, '1');
    await checkout.address(shop.connection, guests, { ...address, email: 'a@b.fi' }, true);
    await eraseCheckout(database().db, `aino-${own}`, []);
    expect(await addressesOf(database().db, `aino-${own}`)).toEqual([]);
  });

  test('a customer who has their data erased leaves orders that are nobody’s (L29)', async () => {
    const { db } = database();
    const aino = await as('aino');
    const onTheWay = await place(aino, ['1']);
    await orders.confirm(shop.connection, await atBank(shop, onTheWay.payment, 'pay'));
    const customerId = `aino-${own}`;
    expect(await exportCustomer(db, customerId)).toEqual([
      expect.objectContaining({ number: onTheWay.number, totalEuroCents: 2380 }),
    ]);
    await eraseCustomer(db, customerId, shop.world.now);
    expect(await numbers(aino)).toEqual([]);
    expect(await exportCustomer(db, customerId)).toEqual([]);
    // An order under delivery keeps its receiver …
    const read = () => orders.order(shop.connection, onTheWay.number, onTheWay.key);
    expect(await read()).toMatchObject({ customer: { lastName: 'Virtanen' } });
    // … and becomes anonymous when it can no longer be returned; products and prices stay.
    await eraseDue(db, shop.world.now.add({ hours: 24 * 60 }));
    expect(await read()).toMatchObject({
      customer: { email: 'poistettu@asiakas.invalid', firstName: '–', city: 'Helsinki' },
      totalEuroCents: 2380,
      lines: [{ sokId: '1' }],
    });
  });

  test('an order that was cancelled is anonymous at once (L29)', async () => {
    const aino = await as('aino');
    const first = await place(aino, ['1']);
    // The cart still contains the first order's items.
    await place(aino, ['1'], 4370);
    const { number, key } = first;
    expect(await orders.order(aino, number, key)).toMatchObject({ status: 'cancelled' });
    await eraseCustomer(database().db, `aino-${own}`, shop.world.now);
    expect(await orders.order(shop.connection, number, key)).toMatchObject({
      customer: { lastName: '–' },
    });
  });
});
