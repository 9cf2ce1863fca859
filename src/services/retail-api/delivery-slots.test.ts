/** Deliveries by slot and carts of several shipments, from the cart to the refund. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as cart from '#features/cart/client.ts';
import * as checkout from '#features/checkout/client.ts';
import type { Shipment } from '#features/checkout/contract/delivery.ts';
import * as orders from '#features/orders/client.ts';
import { preview } from '#features/orders/client/withdrawing.ts';
import { deliveryTotal } from '#features/orders/rules/deliveries.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { advanceTime, atBank, openShop, placeOrderInput, setStock, type Shop } from '../testing.ts';

const customer = {
  email: 'aino@example.com',
  phone: '040 1234567',
  firstName: 'Aino',
  lastName: 'Virtanen',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};
/** Ids that begin with 7 are chilled food. */
const [scarf, milk] = ['1', '77'];

onOneDatabase('deliveries by slot', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    for (const table of ['orders.budget', 'orders.payment', 'orders.placed', 'checkout.slot'])
      await shop.deps.db.execute(sql`delete from ${sql.raw(table)}`);
    for (const id of [scarf, milk]) await setStock(shop, id, 1000);
  });

  async function cartWith(ids: string[], to: object = {}): Promise<string> {
    const cartToken = await cart.newCart(shop.connection);
    const items = ids.map((sokId) => ({ sokId, quantity: 1 }));
    await cart.add(shop.connection, { cartToken, items });
    await checkout.address(shop.connection, cartToken, { ...customer, ...to });
    return cartToken;
  }
  const shipmentsOf = async (cartToken: string) =>
    (await checkout.shippingData(shop.connection, cartToken)).shipments;
  const van = { carrierId: 'aitta-ruoka', deliveryMethodId: 'food-home' };
  const vanOf = (shipment: Shipment | undefined) =>
    shipment?.deliveryMethods.find(({ deliveryMethodId }) => deliveryMethodId === 'food-home');
  const choose = (cartToken: string, choice: object) =>
    checkout.chooseDelivery(shop.connection, { cartToken, ...van, ...choice });
  const place = async (cartToken: string) => {
    const { price } = await cart.cart(shop.connection, cartToken);
    return orders.place(shop.connection, placeOrderInput(cartToken, price.grandTotal));
  };
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'ok',
      (error: { code?: string }) => error.code,
    );
  const takenIn = async (slotId: string) => {
    const found = await shop.deps.db.execute(
      sql`select coalesce(sum(taken), 0)::int as taken from checkout.slot where slot_id = ${slotId}`,
    );
    return (found as { rows: { taken: number }[] }).rows[0]?.taken;
  };

  test('chilled food has times to choose, and no locker, parcel or pickup point', async () => {
    const [shipment, ...more] = await shipmentsOf(await cartWith([milk]));
    expect(more).toEqual([]);
    expect(shipment?.deliveryMethods.map((one) => one.deliveryMethodId)).toEqual([
      'food-home',
      'food-store',
    ]);
    expect(shipment?.refusedMethods).toEqual(
      ['locker', 'pickup-point', 'home', 'store'].map((deliveryMethodId) =>
        expect.objectContaining({ deliveryMethodId, reason: 'temperature' }),
      ),
    );
    // The shop’s clock is at noon, and vans are packed for four hours.
    expect(vanOf(shipment)?.slots[0]).toMatchObject({
      slotId: '2026-11-24T16:00',
      priceEuroCents: 790,
      isFree: true,
    });
  });

  test('a van that does not come to the postcode is refused with the reason', async () => {
    const [shipment] = await shipmentsOf(await cartWith([milk], { postcode: '99800' }));
    expect(shipment?.deliveryMethods.map((one) => one.deliveryMethodId)).toEqual(['food-store']);
    expect(shipment?.refusedMethods.at(-1)).toMatchObject({
      deliveryMethodId: 'food-home',
      reason: 'postcode',
    });
  });

  test.each([
    ['no time', {}, 'slot-missing'],
    ['a time that is none', { slotId: '2026-11-25T03:00' }, 'slot-unknown'],
    ['a time that has passed', { slotId: '2026-11-24T08:00' }, 'slot-unknown'],
    ['a time too near', { slotId: '2026-11-24T14:00' }, 'slot-unknown'],
    ['another shipment', { slotId: '2026-11-25T08:00', shipmentId: 'home' }, 'shipment-unknown'],
  ])('%s is refused, and the delivery stays unchosen', async (_, choice, code) => {
    const cartToken = await cartWith([milk]);
    expect(await codeOf(choose(cartToken, choice))).toBe(code);
    expect(await codeOf(place(cartToken))).toBe('delivery-missing');
  });

  test('the price of the time is paid, and the order keeps the time', async () => {
    const cartToken = await cartWith([milk]);
    await choose(cartToken, { slotId: '2026-11-25T08:00' });
    expect((await cart.cart(shop.connection, cartToken)).price).toMatchObject({
      shipping: 990,
      grandTotal: 2980,
    });
    const placed = await place(cartToken);
    const order = await orders.order(shop.connection, placed.number, placed.key);
    expect(order.deliveries).toMatchObject([
      {
        lines: [0],
        deliveryMethodId: 'food-home',
        priceEuroCents: 990,
        slot: { day: '2026-11-25', from: '08:00', until: '10:00' },
        promise: { earliest: '2026-11-25', latest: '2026-11-25' },
      },
    ]);
    expect(await takenIn('2026-11-25T08:00')).toBe(1);
  });

  describe('a cart of clothes and chilled food', () => {
    test('comes in two shipments, with one payment whose sums are exact', async () => {
      const cartToken = await cartWith([scarf, milk]);
      const [parcel, food] = await shipmentsOf(cartToken);
      expect([parcel?.itemIds.length, food?.itemIds.length]).toEqual([1, 1]);
      const home = { carrierId: 'aitta-kuljetus', deliveryMethodId: 'home' };
      await choose(cartToken, { ...home, shipmentId: parcel?.id });
      const before = await cart.cart(shop.connection, cartToken);
      expect(before.isShippingSelected).toBe(false);
      expect(await codeOf(place(cartToken))).toBe('delivery-missing');
      await choose(cartToken, { shipmentId: food?.id, slotId: '2026-11-25T12:00' });
      const { price } = await cart.cart(shop.connection, cartToken);
      expect(price).toMatchObject({ shipping: 990 + 590, grandTotal: 1990 + 1990 + 990 + 590 });
      const placed = await place(cartToken);
      await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
      const order = await orders.order(shop.connection, placed.number, placed.key);
      expect([order.status, deliveryTotal(order)]).toEqual(['paid', 1580]);
      // Each delivery has the VAT of what it brings.
      expect(
        order.vat.map(({ ratePermille, grossEuroCents }) => [ratePermille, grossEuroCents]),
      ).toEqual([
        [255, 1990 + 990],
        [135, 1990 + 590],
      ]);
    });

    test('gives back the delivery of the part that is withdrawn as a whole (L11)', async () => {
      const cartToken = await cartWith([scarf, milk]);
      const [parcel, food] = await shipmentsOf(cartToken);
      await choose(cartToken, {
        carrierId: 'aitta-paketti',
        deliveryMethodId: 'locker',
        agentId: 'locker-00100',
        shipmentId: parcel?.id,
      });
      await choose(cartToken, { shipmentId: food?.id, slotId: '2026-11-25T12:00' });
      const placed = await place(cartToken);
      await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
      const lines = [{ line: 0, quantity: 1 }];
      const sums = await preview(shop.connection, placed.number, { key: placed.key, lines });
      expect(sums).toMatchObject({ deliveryEuroCents: 390, totalEuroCents: 1990 + 390 });
    });
  });

  describe('the last place of a time', () => {
    // Eight vans’ places in the latest window of the day.
    const slotId = '2026-11-25T20:00';
    const capacity = 8;
    const buyers = 24;
    const carts = async (count: number) => {
      const tokens: string[] = [];
      for (let at = 0; at < count; at += 1) {
        const cartToken = await cartWith([milk], { email: `buyer${at}@example.com` });
        await choose(cartToken, { slotId });
        tokens.push(cartToken);
      }
      return tokens;
    };

    test('is taken once, whoever of 24 buyers orders at the same moment', async () => {
      let caller = 0;
      Object.defineProperty(shop.world, 'network', { get: () => `192.0.2.${(caller += 1) % 250}` });
      const tokens = await carts(buyers);
      const results = await Promise.all(tokens.map((token) => codeOf(place(token))));
      expect(Object.groupBy(results, (one) => one ?? 'other')).toEqual({
        ok: Array.from({ length: capacity }, () => 'ok'),
        'slot-taken': Array.from({ length: buyers - capacity }, () => 'slot-taken'),
      });
      expect(await takenIn(slotId)).toBe(capacity);
      const left = tokens.find((_, at) => results[at] === 'slot-taken') ?? '';
      const [shipment] = await shipmentsOf(left);
      expect(shipment).toMatchObject({ deliveryMethodId: null, slotId: null });
      expect(vanOf(shipment)?.slots.find((slot) => slot.slotId === slotId)?.isFree).toBe(false);
      expect(await codeOf(choose(left, { slotId }))).toBe('slot-taken');
    });

    test('is given back by an order that is not paid, and by one that replaces it', async () => {
      const [first = '', ...rest] = await carts(capacity);
      for (const token of [first, ...rest]) await place(token);
      const waiting = await cartWith([milk]);
      expect(await codeOf(choose(waiting, { slotId }))).toBe('slot-taken');
      // The same buyer orders again and does not compete with the order before.
      expect(await codeOf(place(first))).toBe('ok');
      expect(await takenIn(slotId)).toBe(capacity);
      await advanceTime(shop, database(), 120);
      expect(await takenIn(slotId)).toBe(0);
      expect(await codeOf(choose(waiting, { slotId }))).toBe('ok');
    });

    test('that was paid too late is taken again when there is one, otherwise the money goes back', async () => {
      const [token = ''] = await carts(1);
      const placed = await place(token);
      await advanceTime(shop, database(), 120);
      expect(await takenIn(slotId)).toBe(0);
      await shop.deps.db.execute(sql`
        insert into checkout.slot (slot_id, delivery_method_id, agent_id, taken)
        values (${slotId}, 'food-home', '', ${capacity})
        on conflict (slot_id, delivery_method_id, agent_id) do update set taken = ${capacity}`);
      await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
      const order = await orders.order(shop.connection, placed.number, placed.key);
      expect(order).toMatchObject({ status: 'refunded', returnReason: 'slot-gone' });
      expect(await takenIn(slotId)).toBe(capacity);
    });
  });
});
