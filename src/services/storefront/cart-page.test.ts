import { noFacts } from '#features/catalogue/record.ts';
import { factsIn } from '#features/catalogue/rules/product-facts.ts';
import { createCookie } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { standardSwitches } from '#features/content/record/switches.ts';
import { demoSpace } from '#features/content/testing.ts';
import type { Campaign } from '#features/campaigns/record.ts';
import { productOf } from '#features/cart/testing.ts';
import { address, draft } from '#features/checkout/client.ts';
import { place } from '#features/orders/client.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import type { Connection } from '#platform/http/client.ts';
import { randomToken } from '#platform/ids.ts';
import * as cartPage from '../../pages/cart.tsx';
import * as checkoutPage from '../../pages/checkout.tsx';
import { addToCartAction, currentCart } from '../../pages/parts/cart-session.ts';
import * as paymentPage from '../../pages/payment.tsx';
import * as productPage from '../../pages/product.tsx';
import { makeRequestContext, type RequestFacts } from '../../shell/request.ts';
import { openShop, placeOrderInput, readyCart, setStock, type Shop } from '../testing.ts';

const freePickup: Campaign = {
  path: 'nouda',
  name: { fi: 'Nouda' },
  level: 'normal',
  description: { fi: '' },
  color: '#000000',
  useColorForPrices: false,
  startTime: '2026-11-01T00:00:00+02:00',
  endTime: '2026-12-01T00:00:00+02:00',
  filters: [],
  isPickupPointShippingFree: true,
};

const buyer = {
  email: 'a@example.com',
  phone: '0401234567',
  firstName: 'Aino',
  lastName: 'Ostaja',
  streetAddress: 'Katu 1',
  postcode: '00100',
  city: 'Helsinki',
};

/** The shop's calls, and that for the page of a product. */
const withProduct = (connection: Connection): Connection => ({
  ...connection,
  fetch: (asked) =>
    new URL(asked.url).pathname.startsWith('/v2/product/')
      ? Response.json({ ...productOf('1'), ...factsIn(noFacts, 'fi') })
      : connection.fetch(asked),
});

onOneDatabase('the pages of cart and payment', (database) => {
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

  const request = (fields?: Record<string, string>, path = '/ostoskori') =>
    new Request(`https://shop.test${path}`, {
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
  const args = (fields?: Record<string, string>, retailApi = shop.connection) => {
    const space = { ...demoSpace(), campaigns: shop.world.campaigns };
    const facts = { retailApi, publicUrl: 'https://shop.test', language: 'fi' as const, space };
    const context = makeRequestContext({
      ...facts,
      switches: { ...standardSwitches, pdpProductFromDb: false },
      now: () => shop.world.now,
    } as Partial<RequestFacts> as RequestFacts);
    return { request: request(fields), context, params: { slug: 'huivi', id: '1' } } as never;
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

  test('a cookie that was just set and does not come back is noticed, without scripts too', async () => {
    const kept = cookie;
    const landing = async () => {
      const asked = request({ sokId: '1', quantity: '1' });
      const thrown: unknown = await addToCartAction(asked, shop.connection).catch(
        (one: unknown) => one,
      );
      return (thrown as Response).headers.get('location') ?? '';
    };
    expect(await landing()).toBe('/ostoskori');
    cookie = '';
    const path = await landing();
    const opened = async () =>
      await cartPage.loader({
        ...(args() as object),
        request: request(undefined, path),
      } as never);
    expect(await opened()).toMatchObject({ cart: null, refusesCookies: true });
    expect(await open()).toMatchObject({ refusesCookies: false });
    cookie = kept;
    const thrown: unknown = await opened().catch((one: unknown) => one);
    expect((thrown as Response).headers.get('location')).toBe('/ostoskori');
  });

  test('entering the cart checks with a draft order what can be had (R242)', async () => {
    expect((await open()).unavailableProducts).toEqual([]);
    await setStock(shop, '2', 1);
    const { cart, unavailableProducts } = await open();
    const itemId = cart?.items[1]?.id;
    expect(unavailableProducts).toEqual([{ itemId, unavailable: 3, quantity: 4 }]);
  });

  test('pieces that the shopper’s own unpaid order holds are theirs; another’s are not (R242, R249)', async () => {
    await setStock(shop, '3', 1);
    const cartToken = await readyCart(shop, '3');
    const another = await readyCart(shop, '3');
    await place(shop.connection, placeOrderInput(cartToken));
    const missing = async (token: string) =>
      (await draft(shop.connection, token)).unavailableProducts.map((one) => one.unavailable);
    expect([await missing(cartToken), await missing(another)]).toEqual([[], [1]]);
    cookie = await createCookie('aitta_cart').serialize(cartToken);
    expect(await checkoutPage.loader(args())).toMatchObject({ step: 'maksu' });
  });

  test('a checkout that was typed leads to the cart while something is missing (R245, R246)', async () => {
    expect(await checkoutPage.loader(args())).toMatchObject({ step: 'osoite' });
    await setStock(shop, '2', 1);
    const response = await checkoutPage.loader(args()).catch((thrown: unknown) => thrown);
    expect((response as Response).headers.get('location')).toBe('/ostoskori');
  });

  test('delivery and payment methods are shown where the checkout begins; while the bank is away, delivery alone (L09)', async () => {
    const begin = async () => (await checkoutPage.loader(args())).means;
    const deliveries = expect.arrayContaining([
      { name: 'Pakettiautomaatti', priceEuroCents: 0 },
      { name: 'Kotiinkuljetus', priceEuroCents: 0 },
    ]);
    expect(await begin()).toEqual({
      deliveries,
      payments: expect.arrayContaining(['Maksukortti']),
    });
    shop.world.bankIsOpen = false;
    expect(await begin()).toEqual({ deliveries, payments: [] });
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

  test('a quantity beyond the stock is refused at its line, beside the current cart and draft (R249)', async () => {
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
  ])('adding %s returns its error code to the page', async (_, sokId, failed) => {
    const { data } = await addToCartAction(request({ sokId, quantity: '1' }), shop.connection);
    expect(data).toEqual({ failed });
  });

  test('product, cart and checkout show the same free pickup of a campaign (R169)', async () => {
    const reported = async () => {
      const { delivery } = await productPage.loader(args(undefined, withProduct(shop.connection)));
      const cartToken = (await currentCart(request(), shop.connection))?.token ?? '';
      const { deliveryMethods } = await address(shop.connection, cartToken, buyer);
      const onProduct = delivery.methods.map(({ id, priceEuroCents }) => `${id} ${priceEuroCents}`);
      const inCheckout = deliveryMethods.map(
        ({ deliveryMethodId, priceEuroCents }) => `${deliveryMethodId} ${priceEuroCents}`,
      );
      return [onProduct, inCheckout, (await open()).freeFrom];
    };
    await send({ ...(await setting('1')) });
    await send({ itemId: (await open()).cart?.items[1]?.id ?? '', sokId: '2', quantity: '0' });
    const usual = ['locker 390', 'pickup-point 490', 'home 990', 'store 0'];
    expect(await reported()).toEqual([usual, usual, 7000]);
    shop.world.campaigns.push(freePickup);
    const free = ['locker 0', 'pickup-point 0', 'home 990', 'store 0'];
    expect(await reported()).toEqual([free, free, 0]);
  });

  test('a payment method that cannot be set leads back to the checkout, where the delivery is chosen again (R257)', async () => {
    const cartToken = await readyCart(shop, '1');
    cookie = await createCookie('aitta_cart').serialize(cartToken);
    shop.world.bankIsOpen = false;
    const form = { method: 'koivupankki', idempotencyKey: randomToken(), totalEuroCents: '2380' };
    const response = await paymentPage.action(args(form)).catch((thrown: unknown) => thrown);
    const to = (response as Response).headers.get('location');
    expect(to).toBe('/kassa?virhe=payment-method');
    const { step, shipping } = await checkoutPage.loader(args());
    expect([step, shipping.selectedDeliveryMethod]).toEqual(['toimitus', null]);
  });
});
