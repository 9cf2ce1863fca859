import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { callsTo } from '#platform/http/testing.ts';
import { makeLog } from '#platform/log.ts';
import { customerNamed } from '../../session/testing/customers.ts';
import type { Cart } from '../contract.ts';
import { makeCartApp } from '../http.ts';
import { deleteKept, putKept } from '../repository/kept.ts';
import { priceOf, productOf } from '../testing.ts';

onEveryDatabase('what changes in a cart', (database) => {
  let prices: Map<string, number>;
  let coopPrices: Map<string, number>;
  let codes: string[];
  let isCustomer: boolean;
  const service = () =>
    makeServiceApp({ title: 'test', version: '1' }, makeLog('silent')).route(
      '/',
      makeCartApp({
        db: database().db,
        products: async (ids, { isCoop }) =>
          ids.flatMap((id) => {
            const cents = prices.get(id);
            const coop = isCoop ? coopPrices.get(id) : undefined;
            if (cents === undefined) return [];
            const own = { priceEuroCents: coop ?? 0, hasVariation: false, discountPercent: 0 };
            const priceData = { ...priceOf(cents), coop: coop === undefined ? null : own };
            return [productOf(id, { priceData })];
          }),
        shipmentsOf: async () => null,
        coupons: () =>
          codes.map((code) => ({
            code,
            percent: 10,
            cents: null,
            minimumCents: 0,
            from: null,
            until: null,
          })),
        substitutes: () => ({ categories: [], allowed: false }),
        now: () => Temporal.Instant.from('2026-11-24T10:00:00Z'),
        readStock: async (_db, ids) => new Map(ids.map((id) => [id, 50])),
        customerOf: async () =>
          isCustomer ? { customerId: 'aino', customer: customerNamed('aino') } : null,
        carryChoices: async () => {},
        networkOf: () => 'network',
        codeOf: (text) => text,
      }),
    );
  const call = callsTo(service);

  let cartToken: string;
  beforeEach(async () => {
    [prices, coopPrices, codes, isCustomer] = [new Map(), new Map(), ['KYMPPI'], false];
    for (const sokId of ['100', '200', '300']) prices.set(sokId, 1500);
    cartToken = await begin();
  });
  const begin = async () => ((await call('POST /v2/cart/create')).body as { token: string }).token;
  const read = async () => (await call(`GET /v2/cart?cartToken=${cartToken}`)).body as Cart;
  const put = (sokId: string, quantity = 1) =>
    call('POST /v2/cart/add', { cartToken, items: [{ sokId, quantity }] });
  const seen = async (said: { prices?: object[]; gone?: string[] }) =>
    (await call('POST /v2/cart/seen', { cartToken, prices: [], gone: [], ...said })).body as Cart;
  const changes = ({ items, gone = [] }: Cart) => ({
    prices: items.flatMap(({ sokId, priceChange: change }) =>
      change ? [[sokId, change.beforeEuroCents, change.nowEuroCents]] : [],
    ),
    gone: gone.map(({ sokId, quantity, name }) => [sokId, quantity, name]),
  });
  const lineOf = ({ items }: Cart, sokId: string) =>
    items.find((item) => item.sokId === sokId)?.id ?? '';
  const nothing = { prices: [], gone: [] };

  test('is shown for each line, and counts from when the shopper put it there', async () => {
    await put('100', 2);
    await put('200');
    await put('300');
    expect(changes(await read())).toEqual(nothing);
    prices.set('100', 2000);
    prices.set('200', 900);
    prices.delete('300');
    const cart = await read();
    expect(changes(cart)).toEqual({
      prices: [
        ['100', 1500, 2000],
        ['200', 1500, 900],
      ],
      gone: [['300', 1, 'Huivi 300']],
    });
    expect(cart).toMatchObject({ totalQuantity: 3, price: { subTotal: 4900 } });
    prices.set('100', 1500);
    expect(changes(await read()).prices).toEqual([['200', 1500, 900]]);
  });

  test('is shown until it was seen, whatever else is changed meanwhile', async () => {
    for (const sokId of ['100', '200', '300']) await put(sokId);
    prices.set('100', 2000);
    prices.delete('300');
    await put('200');
    const cart = (await put('100')).body as Cart;
    expect(changes(cart).prices).toEqual([['100', 1500, 2000]]);
    const [gone] = cart.gone ?? [];
    const price = { itemId: lineOf(cart, '100'), nowEuroCents: 2000 };
    const after = await seen({ prices: [price], gone: [gone?.id ?? ''] });
    expect(changes(after)).toEqual(nothing);
    expect(changes(await read())).toEqual(nothing);
    prices.set('300', 1500);
    expect((await read()).items.map(({ sokId }) => sokId)).toEqual(['100', '200']);
    prices.set('100', 1500);
    expect(changes(await read()).prices).toEqual([['100', 2000, 1500]]);
  });

  test('stays news where it has changed again since the page was shown', async () => {
    for (const sokId of ['100', '300']) await put(sokId);
    prices.set('100', 2000);
    prices.delete('300');
    const cart = await read();
    prices.set('100', 2500);
    prices.set('300', 1500);
    const price = { itemId: lineOf(cart, '100'), nowEuroCents: 2000 };
    const after = await seen({ prices: [price], gone: (cart.gone ?? []).map(({ id }) => id) });
    expect(changes(after)).toEqual({ prices: [['100', 1500, 2500]], gone: [] });
    expect(after.items.map(({ sokId }) => sokId)).toEqual(['100', '300']);
  });

  test('is not that somebody has logged in: only general prices are compared then', async () => {
    for (const sokId of ['100', '200']) await put(sokId);
    for (const sokId of ['100', '200']) coopPrices.set(sokId, 1000);
    await database().run('update cart.cart set customer_id = $1 where token = $2', [
      'aino',
      cartToken,
    ]);
    isCustomer = true;
    const cart = await read();
    expect(cart.items.map(({ unitPriceEuroCents }) => unitPriceEuroCents)).toEqual([1000, 1000]);
    expect(changes(cart)).toEqual(nothing);
    prices.set('200', 1800);
    expect(changes(await read()).prices).toEqual([['200', 1500, 1800]]);
  });

  test('goes where the cart goes, and what was seen last counts', async () => {
    for (const sokId of ['100', '200']) await put(sokId);
    const source = cartToken;
    prices.set('100', 2000);
    cartToken = await begin();
    await put('100');
    for (const to of [source, cartToken]) {
      const merging = { cartToken: to === source ? cartToken : source, destinationCartToken: to };
      await call('POST /v2/cart/merge', merging);
    }
    prices.set('200', 1600);
    expect(changes(await read()).prices).toEqual([['200', 1500, 1600]]);
  });

  test('is not known of a line from before; a product that is gone has no name then', async () => {
    for (const sokId of ['100', '300']) await put(sokId);
    await database().run('update cart.line set seen = null where cart_token = $1', [cartToken]);
    prices.set('100', 2000);
    prices.delete('300');
    expect(changes(await read())).toEqual({ prices: [], gone: [['300', 1, '']] });
    await put('200');
    prices.set('100', 2100);
    expect(changes(await read()).prices).toEqual([['100', 2000, 2100]]);
  });

  test('is shown of what was saved for later, too: it is not left out', async () => {
    const { body } = await put('300', 4);
    const itemId = lineOf(body as Cart, '300');
    await call('POST /v2/cart/kept/keep', { cartToken, itemId, sokId: '300' });
    await putKept(database().db, cartToken, { sokId: '999', quantity: 1 });
    prices.delete('300');
    const kept = (await call(`GET /v2/cart/kept?cartToken=${cartToken}`)).body;
    expect(kept).toEqual({
      items: [],
      gone: [
        { id: '999', sokId: '999', quantity: 1, name: '' },
        { id: '300', sokId: '300', quantity: 4, name: 'Huivi 300' },
      ],
    });
    for (const sokId of ['300', '999']) await deleteKept(database().db, cartToken, sokId);
  });

  test('is that its code is no longer there (R248)', async () => {
    await put('100');
    await call('POST /v2/cart/coupon', { cartToken, couponCode: 'kymppi' });
    expect(await read()).toMatchObject({ coupons: ['KYMPPI'], couponRefusal: null });
    codes = [];
    expect(await read()).toMatchObject({
      coupons: ['KYMPPI'],
      couponRefusal: { reason: 'ended' },
      price: { discountsTotal: 0 },
    });
    await call('POST /v2/cart/coupon/remove', { cartToken });
    expect(await read()).toMatchObject({ coupons: [], couponRefusal: null });
  });

  test.each([
    ['a price that is no number', { prices: [{ itemId: 'x', nowEuroCents: '15' }], gone: [] }],
    ['no lists', {}],
    ['too many lines', { prices: [], gone: Array.from({ length: 201 }, () => 'x') }],
  ])('is refused as seen with %s', async (_, body) => {
    const refused = await call('POST /v2/cart/seen', { cartToken, ...body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  test('of lines that the cart does not have changes nothing', async () => {
    await put('100');
    const before = await read();
    expect(await seen({ prices: [{ itemId: 'x', nowEuroCents: 1 }], gone: ['y'] })).toEqual(before);
  });
});
