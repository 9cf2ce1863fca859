import { createCookie } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import * as cartPage from '../pages/cart.tsx';
import * as checkoutPage from '../pages/checkout.tsx';
import { addToCartAction, currentCart } from '../pages/parts/cart-session.ts';
import * as paymentPage from '../pages/payment.tsx';
import { makeRequestContext, type RequestFacts } from '../shell/request.ts';
import { openShop, readyCart, setStock, type Shop } from './testing.ts';

onEveryDatabase('the pages of cart and payment', (database) => {
  let shop: Shop;
  let cookie: string;
  beforeEach(async () => {
    shop = openShop(database());
    await setStock(shop, '1', 5);
    await setStock(shop, '2', 5);
    cookie = '';
    await add('1', 2);
    await add('2', 4);
  });

  const request = (fields?: Record<string, string>) =>
    new Request('https://shop.test/ostoskori', {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      headers: { cookie },
    });
  const add = async (sokId: string, quantity: number) => {
    const asked = request({ sokId, quantity: String(quantity), stay: '1' });
    const { init } = await addToCartAction(asked, shop.connection);
    const kept = new Headers(init?.headers).get('set-cookie') ?? '';
    cookie = kept.slice(0, kept.indexOf(';'));
    return kept;
  };
  /** What a page's loader and action get. */
  const args = (fields?: Record<string, string>) => {
    const facts = { retailApi: shop.connection, publicUrl: 'https://shop.test', language: 'fi' };
    const context = makeRequestContext({ ...facts, now: () => shop.world.now } as RequestFacts);
    return { request: request(fields), context, params: {} } as never;
  };
  const open = () => cartPage.loader(args());
  const send = (fields: Record<string, string>) => cartPage.action(args(fields));
  const quantities = async () =>
    (await currentCart(request(), shop.connection))?.items.map(({ sokId, quantity }) => [
      sokId,
      quantity,
    ]);
  const setting = async (quantity: string) => {
    const item = (await currentCart(request(), shop.connection))?.items[0];
    return { itemId: item?.id ?? '', sokId: '1', quantity };
  };

  test('the browser keeps the token of the cart where no script can read it (R247)', async () => {
    expect(await add('1', 1)).toMatch(
      /^aitta_cart=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await quantities()).toEqual([
      ['1', 3],
      ['2', 4],
    ]);
  });

  test('entering the cart checks with a draft order what can be had (R242)', async () => {
    expect((await open()).unavailableProducts).toEqual([]);
    await setStock(shop, '2', 1);
    const { cart, unavailableProducts } = await open();
    const itemId = cart?.items[1]?.id;
    expect(unavailableProducts).toEqual([{ itemId, unavailable: 3, quantity: 4 }]);
  });

  test('before the checkout what is gone is removed, and what is short reduced (R245, R246)', async () => {
    await setStock(shop, '1', 0);
    await setStock(shop, '2', 3);
    await send({ intent: 'adjust' });
    expect(await quantities()).toEqual([['2', 3]]);
    expect((await open()).unavailableProducts).toEqual([]);
  });

  test.each(['-1', '1.5', 'x', ''])('the quantity %s is ignored (R244)', async (quantity) => {
    expect(await send(await setting(quantity))).toEqual({ refused: null });
    expect(await quantities()).toEqual([
      ['1', 2],
      ['2', 4],
    ]);
  });

  test('a quantity the stock lacks is told at its line, beside cart and draft as they are now (R249)', async () => {
    await setStock(shop, '1', 1);
    const asked = await setting('4');
    expect(await send(asked)).toEqual({ refused: { itemId: asked.itemId, left: 1 } });
    const { cart, unavailableProducts } = await open();
    expect(cart?.items[0]?.quantity).toBe(2);
    expect(unavailableProducts).toEqual([{ itemId: asked.itemId, unavailable: 1, quantity: 2 }]);
  });

  test.each([
    ['what is not sold (R250)', '404', 'sku-unknown'],
    ['what is gone (R251)', '3', 'not-available'],
  ])('adding %s is told to the page', async (_, sokId, failed) => {
    const { data } = await addToCartAction(request({ sokId, quantity: '1' }), shop.connection);
    expect(data).toEqual({ failed });
  });

  test('a payment method that cannot be set leads back to the checkout, where the delivery is chosen again (R257)', async () => {
    const cartToken = await readyCart(shop, '1');
    cookie = await createCookie('aitta_cart').serialize(cartToken);
    shop.world.bankIsOpen = false;
    const form = { method: 'koivupankki', idempotencyKey: randomToken(), totalEuroCents: '2380' };
    const answer = await paymentPage.action(args(form)).catch((thrown: unknown) => thrown);
    const to = (answer as Response).headers.get('location');
    expect(to).toBe('/kassa?vaihe=maksu&virhe=payment-method');
    const { step, shipping } = await checkoutPage.loader(args());
    expect([step, shipping.selectedDeliveryMethod]).toEqual(['toimitus', null]);
  });
});
