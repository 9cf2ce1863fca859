import { createCookie } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import type { Order } from '#features/orders/contract.ts';
import { buyAgain } from '../../pages/order/buy-again.ts';
import { currentCart } from '../../pages/parts/cart-session.ts';
import { openShop, setStock, type Shop } from '../testing.ts';

const line = (sokId: string, quantity: number, product = sokId): Order['lines'][number] => ({
  sokId,
  name: `Tavara ${sokId}`,
  variantName: '',
  urlPath: `/tuote/tavara/${product}`,
  picture: null,
  quantity,
  unitPriceEuroCents: 1990,
  rowTotalEuroCents: 1990 * quantity,
  valuePriceEuroCents: null,
  unit: null,
  vatPermille: 255,
});

onOneDatabase('buying the same again (R265)', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    await setStock(shop, '1', 5);
    await setStock(shop, '2', 1);
  });
  const requestWith = async (token?: string) =>
    new Request('https://shop.test/', {
      headers: token ? { cookie: await createCookie('aitta_cart').serialize(token) } : {},
    });
  const again = async (lines: Order['lines'], token?: string) => {
    const request = await requestWith(token);
    const { cookies, ...result } = await buyAgain(request, shop.connection, lines);
    const cookie = cookies.find((one) => one.startsWith('aitta_cart=')) ?? '';
    const kept = new Request('https://shop.test/', { headers: { cookie } });
    const cart = await currentCart(kept, shop.connection);
    const items = cart?.items.map(({ sokId, quantity }) => [sokId, quantity]);
    return { ...result, items, token: cart?.token };
  };

  test('adds every piece to a cart, also to a new one', async () => {
    const first = await again([line('1', 2), line('2', 1)]);
    expect(first).toMatchObject({ missing: [], isAdded: true });
    expect(first.items).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
    const second = await again([line('1', 2)], first.token);
    expect(second.items).toEqual([
      ['1', 4],
      ['2', 1],
    ]);
  });

  test('adds as many as are left, and names what is missing', async () => {
    const { missing, isAdded, items } = await again([line('1', 9), line('2', 3), line('404', 1)]);
    expect(missing).toEqual(['Tavara 1', 'Tavara 2', 'Tavara 404']);
    expect(isAdded).toBe(true);
    expect(items).toEqual([
      ['1', 5],
      ['2', 1],
    ]);
  });

  test('adds nothing that is sold out', async () => {
    await setStock(shop, '1', 0);
    const { missing, isAdded } = await again([line('1', 1)]);
    expect([missing, isAdded]).toEqual([['Tavara 1'], false]);
  });

  test('takes a new cart when the old one is gone', async () => {
    expect((await again([line('1', 1)], randomToken())).items).toEqual([['1', 1]]);
  });
});
