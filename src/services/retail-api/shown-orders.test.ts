import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as cart from '#features/cart/client.ts';
import * as checkout from '#features/checkout/client.ts';
import * as orders from '#features/orders/client.ts';
import { shownOf } from '#features/orders/rules/shown.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { openShop, placeOrderInput, readyCart, setStock, stockOf, type Shop } from '../testing.ts';

const customer = {
  email: 'aino@example.com',
  phone: '0401234567',
  firstName: 'Aino',
  lastName: 'Virtanen',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};

onOneDatabase('what was shown is what is ordered', (database) => {
  let shop: Shop;
  let cartToken: string;
  beforeEach(async () => {
    shop = openShop(database());
    const half = { code: 'PUOLET', percent: 50, cents: null, minimumCents: 0 };
    shop.world.coupons = [{ ...half, from: null, until: null }];
    // All are of one buyer, who may not leave that many orders unpaid.
    await shop.deps.db.execute(sql`delete from orders.budget`);
    for (const id of ['1', '2', '77']) await setStock(shop, id, 5);
    cartToken = await readyCart(shop, '1');
  });

  /** What the payment step of a window shows. */
  const show = async () => {
    const held = await cart.cart(shop.connection, cartToken);
    const shown = shownOf(held, await checkout.shippingData(shop.connection, cartToken));
    return { ...placeOrderInput(cartToken, held.price.grandTotal), shown };
  };
  const addOf = (sokId: string) =>
    cart.add(shop.connection, { cartToken, items: [{ sokId, quantity: 1 }] });
  const removeOf = async (sokId: string) => {
    const { items } = await cart.cart(shop.connection, cartToken);
    const itemId = items.find((item) => item.sokId === sokId)?.id ?? '';
    await cart.removeItem(shop.connection, { cartToken, itemId, sokId });
  };
  const moveTo = (more: Partial<typeof customer>) =>
    checkout.address(shop.connection, cartToken, { ...customer, ...more });
  const collectAt = (agentId: string, deliveryMethodId = 'locker') =>
    checkout.chooseDelivery(shop.connection, {
      cartToken,
      carrierId: 'aitta-paketti',
      deliveryMethodId,
      agentId,
    });
  const places = async (id: string) => {
    const { shipments } = await checkout.shippingData(shop.connection, cartToken);
    const method = shipments[0]?.deliveryMethods.find((one) => one.deliveryMethodId === id);
    return method?.agents.map(({ agentId }) => agentId) ?? [];
  };

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['another street', () => moveTo({ streetAddress: 'Koivukuja 2' }), ['address']],
    ['another recipient', () => moveTo({ firstName: 'Onni' }), ['recipient']],
    ['another telephone', () => moveTo({ phone: '0407654321' }), ['phone']],
    ['another e-mail', () => moveTo({ email: 'onni@example.com' }), ['email']],
    ['another locker', async () => collectAt((await places('locker'))[1] ?? ''), ['place']],
    [
      'another way of delivery',
      async () => collectAt((await places('pickup-point'))[0] ?? '', 'pickup-point'),
      ['delivery', 'delivery-price', 'place', 'total'],
    ],
    ['one more piece', () => addOf('1'), ['quantity', 'total']],
    [
      'another product of the same price',
      async () => {
        await addOf('2');
        await removeOf('1');
      },
      ['quantity', 'quantity'],
    ],
    [
      'a code',
      () => cart.coupon(shop.connection, cartToken, 'PUOLET'),
      ['code', 'discount', 'total'],
    ],
    [
      'a week that passes',
      async () => (shop.world.now = shop.world.now.add({ hours: 7 * 24 })),
      ['days'],
    ],
  ])(
    'after %s in another window the order is refused with what changed, and placed when that is seen (R256)',
    async (_, change, kinds) => {
      const before = await show();
      await change();
      const refusal = await orders.place(shop.connection, before).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 409, code: 'order-changed' });
      const { changes } = (refusal as { details: { changes: { kind: string }[] } }).details;
      expect(changes.map(({ kind }) => kind).toSorted()).toEqual(kinds);
      expect([await stockOf(shop, '1'), await stockOf(shop, '2')]).toEqual([5, 5]);
      const { idempotencyKey } = before;
      const placed = await orders.place(shop.connection, { ...(await show()), idempotencyKey });
      const order = await orders.order(shop.connection, placed.number, placed.key);
      expect(order.status).toBe('awaiting-payment');
    },
  );

  /** Chilled food, brought at ten tomorrow. */
  const groceriesAt = async (slotId: string) => {
    const van = { carrierId: 'aitta-ruoka', deliveryMethodId: 'food-home' };
    await checkout.chooseDelivery(shop.connection, { cartToken, ...van, slotId });
  };
  const withGroceries = async () => {
    await removeOf('1');
    await addOf('77');
    await groceriesAt('2026-11-25T10:00');
  };

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['a dearer time', () => groceriesAt('2026-11-25T14:00'), ['slot', 'delivery-price', 'total']],
    ['another day', () => groceriesAt('2026-11-26T10:00'), ['slot']],
    [
      'another word on replacements',
      async () => {
        const { items } = await cart.cart(shop.connection, cartToken);
        const { id = '', sokId = '', allowsSubstitute } = items[0] ?? {};
        const isAllowed = !allowsSubstitute;
        const asked = { cartToken, itemId: id, sokId, isAllowed };
        await cart.decideSubstitute(shop.connection, asked);
      },
      ['substitute'],
    ],
  ])(
    'after %s for groceries in another window nothing is ordered unseen (R256)',
    async (_, change, kinds) => {
      await withGroceries();
      const before = await show();
      await change();
      const refusal = await orders.place(shop.connection, before).catch((error: unknown) => error);
      const { changes } = (refusal as { details: { changes: { kind: string }[] } }).details;
      expect(changes.map(({ kind }) => kind)).toEqual(kinds);
      expect(await orders.place(shop.connection, await show())).toHaveProperty('number');
    },
  );

  test('a code and a delivery that the shop has taken away are named', async () => {
    await cart.coupon(shop.connection, cartToken, 'PUOLET');
    const before = await show();
    shop.world.coupons = [];
    const changesNow = async () => {
      const refusal = await orders.place(shop.connection, before).catch((error: unknown) => error);
      return (refusal as { details: { changes: object[] } }).details.changes;
    };
    expect(await changesNow()).toContainEqual(
      expect.objectContaining({ kind: 'discount', of: 'PUOLET', now: null }),
    );
    await shop.deps.db.execute(sql`update checkout.shipping set choices =
      regexp_replace(choices::text, '"deliveryMethodId": ?"[^"]+"', '"deliveryMethodId": "gone"')::jsonb
      where cart_token = ${cartToken}`);
    const method = before.shown.find(({ kind }) => kind === 'delivery')?.value;
    expect(await changesNow()).toContainEqual(
      expect.objectContaining({ kind: 'delivery', before: method, now: null }),
    );
  });

  test('the same press again is the same order, whatever has changed since', async () => {
    const seen = await show();
    const placed = await orders.place(shop.connection, seen);
    await moveTo({ streetAddress: 'Koivukuja 2' });
    expect(await orders.place(shop.connection, seen)).toEqual(placed);
  });

  test('a caller who shows nothing orders by the sum', async () => {
    const { shown: _shown, ...asked } = await show();
    await moveTo({ streetAddress: 'Koivukuja 2' });
    expect(await orders.place(shop.connection, asked)).toMatchObject({ number: expect.anything() });
  });
});
