import { expect, test } from 'vitest';
import * as cart from '#features/cart/client.ts';
import * as orders from '#features/orders/client.ts';
import { onOneDatabase, rounds } from '#platform/db/testing.ts';
import { openShop, placeOrderInput, readyCart, setStock, stockOf, type Shop } from '../testing.ts';

const products = ['1', '2', '3'];

onOneDatabase('competing', (database) => {
  test('shoppers who want the same products in reversed order never stop each other, again and again', async () => {
    const shop = openShop(database());
    const { lockCart } = shop.deps;
    let transactions = 0;
    shop.deps.lockCart = (tx, token) => {
      transactions += 1;
      return lockCart(tx, token);
    };
    for (const id of products) await setStock(shop, id, 10);
    const carts = [await readyCart(shop, '1', '2', '3'), await readyCart(shop, '3', '2', '1')];
    const all = rounds(database(), 50);
    for (let round = 0; round < all; round += 1) {
      // The previous order's stock is released while other stock is reserved.
      const totals = await Promise.all(
        carts.map((token, at) => leaveOne(shop, token, products[(round + at) % 3] ?? '')),
      );
      // An hour later, because of the limits on orders per hour.
      shop.world.now = shop.world.now.add({ hours: 1 });
      await Promise.all(
        carts.map((token, at) => orders.place(shop.connection, placeOrderInput(token, totals[at]))),
      );
    }
    expect(transactions).toBe(2 * all);
    expect(await Promise.all(products.map((id) => stockOf(shop, id)))).toEqual([8, 9, 9]);
  });

  /** Fills the cart with one of each product except the one left out; returns its total. */
  async function leaveOne(shop: Shop, cartToken: string, out: string) {
    const { items } = await cart.cart(shop.connection, cartToken);
    const gone = items.find(({ sokId }) => sokId === out);
    if (gone) await cart.removeItem(shop.connection, { cartToken, itemId: gone.id, sokId: out });
    const back = products.filter((id) => id !== out && !items.some(({ sokId }) => sokId === id));
    const added = back.map((sokId) => ({ sokId, quantity: 1 }));
    if (added.length > 0) await cart.add(shop.connection, { cartToken, items: added });
    return (await cart.cart(shop.connection, cartToken)).price.grandTotal;
  }
});
