import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '#features/campaigns/record.ts';
import { demoSpace } from '#features/content/testing.ts';
import * as cart from '#features/cart/client.ts';
import * as checkout from '#features/checkout/client.ts';
import * as orders from '#features/orders/client.ts';
import { deliveryTotal } from '#features/orders/rules/deliveries.ts';
import { paymentMethods } from '#features/payments/client.ts';
import { onOneDatabase, rounds } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import {
  atBank,
  buyerMails,
  openShop,
  placeOrderInput,
  readyCart,
  setStock,
  stockOf,
  type Shop,
} from '../testing.ts';

const freePickup: Campaign = {
  path: 'hyva-olo',
  name: { fi: 'Hyvä olo' },
  level: 'normal',
  description: {},
  color: '#1c231f',
  useColorForPrices: false,
  startTime: '2026-11-24T00:00:00+02:00',
  endTime: '2026-11-26T00:00:00+02:00',
  filters: [],
  isPickupPointShippingFree: true,
};

onOneDatabase('shopping', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    await shop.deps.db.execute(sql`delete from jobs.job`);
    await setStock(shop, '1', 5);
    await setStock(shop, '9', 5);
    shop.world.coupons = demoSpace().coupons;
  });

  describe('the cart', () => {
    test('adding the same products joins their line, and VAT is counted (R235, R236, R291)', async () => {
      const cartToken = await cart.newCart(shop.connection);
      const items = [{ sokId: '1', quantity: 1 }];
      await cart.add(shop.connection, { cartToken, items });
      const after = await cart.add(shop.connection, { cartToken, items });
      expect(after.items.map(({ quantity }) => quantity)).toEqual([2]);
      expect(after).toMatchObject({ totalQuantity: 2, totalValue: 39.8, totalTax: 809 });
    });

    test('what cannot be had is refused in the words of the specification (R249, R250, R251)', async () => {
      await setStock(shop, '2', 0);
      const cartToken = await cart.newCart(shop.connection);
      const adding = (sokId: string, quantity: number) =>
        cart.add(shop.connection, { cartToken, items: [{ sokId, quantity }] });
      await expect(adding('404', 1)).rejects.toThrow('Could not find a product with SKU 404');
      await expect(adding('2', 1)).rejects.toThrow('Huivi 2 is not available');
      await expect(adding('1', 6)).rejects.toThrow(
        'There are no source items with the in stock status',
      );
      expect((await cart.cart(shop.connection, cartToken)).items).toEqual([]);
    });

    test('merging twice is merging once (R296)', async () => {
      const [from, to] = [await cart.newCart(shop.connection), await cart.newCart(shop.connection)];
      await cart.add(shop.connection, { cartToken: from, items: [{ sokId: '1', quantity: 2 }] });
      await cart.merge(shop.connection, from, to);
      await cart.merge(shop.connection, from, to);
      expect((await cart.cart(shop.connection, to)).totalQuantity).toBe(2);
    });

    test('a coupon comes off and goes away; an unknown one is refused (R248)', async () => {
      const cartToken = await cart.newCart(shop.connection);
      await cart.add(shop.connection, { cartToken, items: [{ sokId: '1', quantity: 2 }] });
      const cheaper = await cart.coupon(shop.connection, cartToken, 'tervetuloa10');
      expect(cheaper.price).toMatchObject({ discountsTotal: 398, grandTotal: 3582 });
      expect((await cart.noCoupon(shop.connection, cartToken)).price.grandTotal).toBe(3980);
      await expect(cart.coupon(shop.connection, cartToken, 'X')).rejects.toMatchObject({
        code: 'coupon-unknown',
      });
    });
  });

  describe('an order', () => {
    test('is paid once however often the bank says so, and confirmed by one mail (R264, R265)', async () => {
      const cartToken = await readyCart(shop, '1');
      const [method] = await paymentMethods(shop.connection, 2380);
      expect(method?.group).toBe('no-credit');
      const asked = placeOrderInput(cartToken);
      const placed = await orders.place(shop.connection, asked);
      expect(await orders.place(shop.connection, asked)).toEqual(placed);
      const reported = await atBank(shop, placed.payment, 'pay');
      await expect(
        orders.confirm(shop.connection, { ...reported, 'checkout-amount': '1' }),
      ).rejects.toMatchObject({ status: 400, code: 'bad-signature' });
      const responses = await Promise.all(
        [1, 2].map(() => orders.confirm(shop.connection, reported)),
      );
      expect(responses.map(({ status }) => status)).toEqual(['paid', 'paid']);
      const order = await orders.order(shop.connection, placed.number, placed.key);
      expect(order).toMatchObject({ status: 'paid', totalEuroCents: 2380 });
      expect(order.vat).toEqual([
        { ratePermille: 255, netEuroCents: 1897, taxEuroCents: 483, grossEuroCents: 2380 },
      ]);
      expect(await buyerMails(shop)).toHaveLength(1);
      expect((await cart.cart(shop.connection, cartToken)).items).toEqual([]);
      expect(await stockOf(shop, '1')).toBe(4);
      await expect(
        orders.order(shop.connection, placed.number, randomToken()),
      ).rejects.toMatchObject({ status: 404 });
    });

    test('taxes its delivery as the products it brings, to the cent', async () => {
      const cartToken = await readyCart(shop, '1', '9');
      const { price } = await cart.cart(shop.connection, cartToken);
      const placed = await orders.place(shop.connection, placeOrderInput(cartToken, 4370));
      const { vat } = await orders.order(shop.connection, placed.number, placed.key);
      expect(vat).toEqual([
        { ratePermille: 255, netEuroCents: 1741, taxEuroCents: 444, grossEuroCents: 2185 },
        { ratePermille: 135, netEuroCents: 1925, taxEuroCents: 260, grossEuroCents: 2185 },
      ]);
      expect(price.taxes.map(({ value }) => value)).toEqual([444, 260]);
    });

    test('is brought to a pickup point for nothing while a campaign says so (R169)', async () => {
      const cartToken = await readyCart(shop, '1');
      shop.world.campaigns.push(freePickup);
      const { availableDeliveryMethods } = await checkout.shippingData(shop.connection, cartToken);
      const prices = availableDeliveryMethods.map(({ priceEuroCents }) => priceEuroCents);
      expect(prices).toEqual([0, 0, 990, 0]);
      expect((await cart.cart(shop.connection, cartToken)).price.grandTotal).toBe(1990);
      const placed = await orders.place(shop.connection, placeOrderInput(cartToken, 1990));
      const order = await orders.order(shop.connection, placed.number, placed.key);
      expect([deliveryTotal(order), order.totalEuroCents]).toEqual([0, 1990]);
      shop.world.now = Temporal.Instant.from('2026-11-26T00:00:00+02:00');
      expect((await cart.cart(shop.connection, cartToken)).price.grandTotal).toBe(2380);
    });

    test('takes out of the cart what was ordered; what came to it since stays', async () => {
      await setStock(shop, '2', 5);
      const cartToken = await readyCart(shop, '1');
      const placed = await orders.place(shop.connection, placeOrderInput(cartToken));
      const later = ['1', '2'].map((sokId) => ({ sokId, quantity: 2 }));
      await cart.add(shop.connection, { cartToken, items: later });
      await cart.coupon(shop.connection, cartToken, 'TERVETULOA10');
      await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
      const after = await cart.cart(shop.connection, cartToken);
      expect(after.items.map(({ sokId, quantity }) => [sokId, quantity])).toEqual([
        ['1', 2],
        ['2', 2],
      ]);
      expect(after.coupons).toEqual(['TERVETULOA10']);
    });

    test.each([
      ['fi', 'Pakettiautomaatti', 'Pakettiautomaatti Helsinki', 'Tilausvahvistus'],
      ['sv', 'Paketautomat', 'Paketautomat Helsinki', 'Orderbekräftelse'],
      ['en', 'Parcel locker', 'Parcel locker Helsinki', 'Order confirmation'],
    ] as const)(
      'made in %s names its delivery in that language for good (R392)',
      async (language, name, agent, subject) => {
        const connection = { ...shop.connection, language };
        const placed = await orders.place(
          connection,
          placeOrderInput(await readyCart({ connection }, '1')),
        );
        await orders.confirm(connection, await atBank(shop, placed.payment, 'pay'));
        // The same for every reader and language.
        const order = await orders.order(shop.connection, placed.number, placed.key);
        expect(order).toMatchObject({ language, deliveries: [{ name, agent: { name: agent } }] });
        const [mail] = await buyerMails(shop);
        expect(mail?.['subject']).toBe(`${subject} ${placed.number}`);
        expect(mail?.['text']).toContain(agent);
      },
    );

    test('whose payment cannot be opened gives its products back, and its delivery is to be chosen again (R257)', async () => {
      const cartToken = await readyCart(shop, '1');
      shop.world.bankIsOpen = false;
      await expect(orders.place(shop.connection, placeOrderInput(cartToken))).rejects.toThrow(
        'Could not set payment method',
      );
      expect(await stockOf(shop, '1')).toBe(5);
      const { customer, selectedDeliveryMethod, selectedAgent } = await checkout.shippingData(
        shop.connection,
        cartToken,
      );
      expect([customer?.firstName, selectedDeliveryMethod, selectedAgent]).toEqual([
        'Aino',
        null,
        null,
      ]);
    });

    test('of another sum than was seen is refused', async () => {
      const asked = placeOrderInput(await readyCart(shop, '1'), 2379);
      await expect(orders.place(shop.connection, asked)).rejects.toMatchObject({
        status: 409,
        code: 'price-changed',
      });
    });

    test('asked for with the key of another cart or sum is refused, also at the same moment', async () => {
      const carts = [await readyCart(shop, '1'), await readyCart(shop, '1')];
      const idempotencyKey = randomToken();
      const asked = carts.map((cartToken) => ({ ...placeOrderInput(cartToken), idempotencyKey }));
      const responses = await Promise.allSettled(
        asked.map((one) => orders.place(shop.connection, one)),
      );
      const reused = { status: 409, code: 'idempotency-key-reused' };
      const refused = responses.filter((response) => response.status === 'rejected');
      expect(refused.map(({ reason }) => reason)).toEqual([expect.objectContaining(reused)]);
      expect(await stockOf(shop, '1')).toBe(4);
      for (const one of asked) {
        await expect(
          orders.place(shop.connection, { ...one, totalEuroCents: 2379 }),
        ).rejects.toMatchObject(reused);
      }
    });

    test('of the last piece is made for one of two shoppers at once, again and again', async () => {
      await setStock(shop, '7', 1);
      const carts = [await readyCart(shop, '7'), await readyCart(shop, '7')];
      for (let round = 0; round < rounds(database(), 100); round += 1) {
        await setStock(shop, '7', 1);
        // An hour later, because of the limits on orders per hour.
        shop.world.now = shop.world.now.add({ hours: 1 });
        const results = await Promise.allSettled(
          carts.map((token) => orders.place(shop.connection, placeOrderInput(token))),
        );
        const made = results.filter(({ status }) => status === 'fulfilled');
        const refused = results.find((result) => result.status === 'rejected');
        expect(made).toHaveLength(1);
        expect(refused?.reason).toMatchObject({ status: 409, code: 'stock-changed' });
        expect(await stockOf(shop, '7')).toBe(0);
        await shop.deps.db.execute(
          sql`update orders.placed set status = 'cancelled' where status = 'awaiting-payment'`,
        );
      }
    });
  });
});
