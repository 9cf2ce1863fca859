import { beforeEach, expect, test } from 'vitest';
import * as cart from '#features/cart/client.ts';
import * as checkout from '#features/checkout/client.ts';
import * as orders from '#features/orders/client.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import {
  atBank,
  buyerMails,
  openShop,
  placeOrderInput,
  readyCart,
  setStock,
  type Shop,
} from '../../services/testing.ts';
import { show } from './show.ts';

onOneDatabase('products with an age limit', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    for (const id of ['1', '50', '77']) await setStock(shop, id, 99);
  });
  const take = async (cartToken: string, deliveryMethodId: string, carrierId: string) =>
    checkout.chooseDelivery(shop.connection, { cartToken, deliveryMethodId, carrierId });
  /** A cart of a knife that is brought home. */
  const withKnife = async () => {
    const cartToken = await readyCart(shop, '1');
    await cart.add(shop.connection, { cartToken, items: [{ sokId: '50', quantity: 1 }] });
    await take(cartToken, 'home', 'aitta-kuljetus');
    const { price } = await cart.cart(shop.connection, cartToken);
    return placeOrderInput(cartToken, price.grandTotal);
  };

  test('are offered only deliveries that check the age, and the others say why', async () => {
    const { cartToken } = await withKnife();
    const { items } = await cart.cart(shop.connection, cartToken);
    expect(items.map(({ product }) => product.ageLimit)).toEqual([undefined, 18]);
    const { shipments } = await checkout.shippingData(shop.connection, cartToken);
    const [{ deliveryMethods, refusedMethods } = { deliveryMethods: [], refusedMethods: [] }] =
      shipments;
    expect(shipments).toHaveLength(1);
    expect(deliveryMethods.map((one) => one.deliveryMethodId)).toEqual([
      'pickup-point',
      'home',
      'store',
    ]);
    expect(refusedMethods).toContainEqual(
      expect.objectContaining({ deliveryMethodId: 'locker', reason: 'age' }),
    );
    const locker = { cartToken, deliveryMethodId: 'locker', agentId: 'locker-00100' };
    await expect(
      checkout.chooseDelivery(shop.connection, { ...locker, carrierId: 'aitta-paketti' }),
    ).rejects.toMatchObject({ code: 'delivery-unknown' });
  });

  test('take the delivery back that was chosen before they came into the cart', async () => {
    const cartToken = await readyCart(shop, '1');
    await cart.add(shop.connection, { cartToken, items: [{ sokId: '50', quantity: 1 }] });
    const { price, isShippingSelected } = await cart.cart(shop.connection, cartToken);
    expect(isShippingSelected).toBe(false);
    const input = { ...placeOrderInput(cartToken, price.grandTotal), isOfAge: true };
    await expect(orders.place(shop.connection, input)).rejects.toMatchObject({
      code: 'delivery-missing',
    });
  });

  test('are ordered only by who confirms the age; the order, its mail and the command keep it', async () => {
    const input = await withKnife();
    await expect(orders.place(shop.connection, input)).rejects.toMatchObject({
      status: 400,
      code: 'age-unconfirmed',
      details: { years: 18 },
    });
    const placed = await orders.place(shop.connection, { ...input, isOfAge: true });
    await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
    const order = await orders.order(shop.connection, placed.number, placed.key);
    expect(order).toMatchObject({ confirmedAge: 18, lines: [{}, { ageLimit: 18 }] });
    const [mail] = (await buyerMails(shop)).toReversed();
    expect(mail?.['text']).toContain('Veitsi 50, K18: ikä tarkistetaan luovutettaessa');
    const { lines } = await show(shop.deps.db, placed.number, shop.world.now);
    expect(lines.join('\n')).toMatch(/Confirmed to be 18 or older[^]*check age 18/);
  });

  test('an order without them asks nothing and keeps nothing of an age', async () => {
    const cartToken = await readyCart(shop, '1');
    const placed = await orders.place(shop.connection, placeOrderInput(cartToken));
    const order = await orders.order(shop.connection, placed.number, placed.key);
    expect(order).not.toHaveProperty('confirmedAge');
    expect(order.lines[0]).not.toHaveProperty('ageLimit');
  });

  test('are shown on their page only what checks the age', async () => {
    const product = { categories: [], attributes: undefined, ageLimit: 18 };
    const { deliveryMethods } = await checkout.deliveryMethods(shop.connection, 1990, product);
    const { deliveryMethods: others } = await checkout.deliveryMethods(shop.connection, 1990);
    const ids = (all: typeof others) => all.map((one) => one.deliveryMethodId);
    expect(ids(others)).toContain('locker');
    expect(ids(deliveryMethods)).not.toContain('locker');
  });

  test('food says on the order, in the mail and in the command whether it may be replaced', async () => {
    const cartToken = await readyCart(shop, '1', '77');
    const held = (await cart.cart(shop.connection, cartToken)).items;
    expect(held.map((item) => item.allowsSubstitute)).toEqual([undefined, true]);
    const line = { cartToken, itemId: held[1]?.id ?? '', sokId: '77' };
    const decided = await cart.decideSubstitute(shop.connection, { ...line, isAllowed: false });
    expect(decided.items[1]?.allowsSubstitute).toBe(false);
    const { shipments } = await checkout.shippingData(shop.connection, cartToken);
    for (const { id, deliveryMethods } of shipments) {
      const method = deliveryMethods.find(({ kind }) => kind === 'home');
      await checkout.chooseDelivery(shop.connection, {
        cartToken,
        shipmentId: id,
        carrierId: method?.carrierId ?? '',
        deliveryMethodId: method?.deliveryMethodId ?? '',
        slotId: method?.slots.find(({ isFree }) => isFree)?.slotId,
      });
    }
    const { price } = await cart.cart(shop.connection, cartToken);
    const input = placeOrderInput(cartToken, price.grandTotal);
    const placed = await orders.place(shop.connection, input);
    await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
    const { lines } = await orders.order(shop.connection, placed.number, placed.key);
    expect(lines.map((one) => one.allowsSubstitute)).toEqual([undefined, false]);
    const [mail] = (await buyerMails(shop)).toReversed();
    expect(mail?.['text']).toContain('ei saa korvata');
    const shown = await show(shop.deps.db, placed.number, shop.world.now);
    expect(shown.lines.join('\n')).toContain('not to be replaced');
  });
});
