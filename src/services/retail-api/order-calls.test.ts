import { beforeEach, describe, expect, test } from 'vitest';
import * as cart from '#features/cart/client.ts';
import * as orders from '#features/orders/client.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { callsTo } from '#platform/http/testing.ts';
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

onOneDatabase('the calls of orders', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    await setStock(shop, '1', 5);
  });
  const call = callsTo(() => ({
    request: (path, init) => shop.connection.fetch(new Request(`http://api.test${path}`, init)),
  }));
  const place = (cartToken: string, more: object = {}) =>
    call('POST /v3/order/place', { ...placeOrderInput(cartToken), ...more });
  const placed = async () => {
    const { body } = await place(await readyCart(shop, '1'));
    return body as Awaited<ReturnType<typeof orders.place>>;
  };

  describe('POST /v3/order/place', () => {
    test('answers the order’s number and key and where to pay', async () => {
      const { status, body } = await place(await readyCart(shop, '1'));
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          number: expect.stringMatching(/^\d{6,12}$/),
          key: expect.stringMatching(/^[\w-]{16,64}$/),
          payment: {
            url: expect.stringMatching(/^http:\/\/bank\.test\//),
            fields: [{ name: 'provider', value: 'koivupankki' }],
          },
        },
      });
    });

    const emptied = async () => {
      const cartToken = await readyCart(shop, '1');
      await cart.merge(shop.connection, cartToken, await cart.newCart(shop.connection));
      return cartToken;
    };
    const withoutAddress = async () => {
      const cartToken = await cart.newCart(shop.connection);
      const items = [{ sokId: '1', quantity: 1 }];
      await cart.add(shop.connection, { cartToken, items });
      return cartToken;
    };
    const withoutDelivery = async () => {
      const cartToken = await readyCart(shop, '1');
      await shop.deps.clearDelivery(shop.deps.db, cartToken);
      return cartToken;
    };
    const ready = () => readyCart(shop, '1');

    test.each([
      ['of a cart that is not there', async () => randomToken(), {}, 404, 'cart-not-found'],
      ['of an empty cart', emptied, {}, 409, 'cart-empty'],
      ['without an address (R263)', withoutAddress, {}, 400, 'address-missing'],
      ['without a delivery (R263)', withoutDelivery, {}, 400, 'delivery-missing'],
      ['for less than it costs', ready, { totalEuroCents: 1 }, 409, 'price-changed'],
      ['for nothing', ready, { totalEuroCents: 0 }, 409, 'price-changed'],
      ['for less than nothing (R263)', ready, { totalEuroCents: -1 }, 400, 'invalid-input'],
      ['without a key of its own (R263)', ready, { idempotencyKey: 'x' }, 400, 'invalid-input'],
    ])('refuses an order %s, and takes no products', async (_, cartOf, more, status, code) => {
      const cartToken = await cartOf();
      expect(await place(cartToken, more)).toMatchObject({ status, body: { status, code } });
      const asked = { ...placeOrderInput(cartToken), ...more };
      await expect(orders.place(shop.connection, asked)).rejects.toMatchObject({
        name: status === 400 ? 'OrderRefused' : 'NotFound',
        code,
      });
      expect(await stockOf(shop, '1')).toBe(5);
    });

    test('refuses an order of more than is left, and says which lines that concerns', async () => {
      const cartToken = await readyCart(shop, '1');
      const [item] = (await cart.cart(shop.connection, cartToken)).items;
      await setStock(shop, '1', 0);
      expect(await place(cartToken)).toMatchObject({
        status: 409,
        body: {
          code: 'stock-changed',
          message: 'There are no source items with the in stock status',
          availability: [{ itemId: item?.id, unavailable: 1, quantity: 1 }],
        },
      });
    });
  });

  describe('GET /v3/order/{number} and POST /v3/order/{number}/pay', () => {
    test('are for whoever has the key', async () => {
      const { number, key } = await placed();
      const stranger = randomToken();
      const seen = await call(`GET /v3/order/${number}?key=${key}`);
      expect(seen).toMatchObject({ status: 200, body: { number, status: 'awaiting-payment' } });
      for (const refused of [
        await call(`GET /v3/order/${number}?key=${stranger}`),
        await call(`GET /v3/order/999999999999?key=${key}`),
        await call(`POST /v3/order/${number}/pay`, payingBy(stranger, 'kortti')),
      ]) {
        expect(refused).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
      }
    });

    test('a paid order is not paid again', async () => {
      const { number, key, payment } = await placed();
      await orders.confirm(shop.connection, await atBank(shop, payment, 'pay'));
      expect(await call(`POST /v3/order/${number}/pay`, payingBy(key, 'kortti'))).toMatchObject({
        status: 409,
        body: { code: 'not-awaiting-payment' },
      });
    });
  });
});
