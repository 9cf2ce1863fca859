import { beforeEach, describe, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { callsTo } from '#platform/http/testing.ts';
import { randomToken } from '#platform/ids.ts';
import { makeLog } from '#platform/log.ts';
import * as client from './client.ts';
import type { Cart, CartItem } from './contract.ts';
import { makeCartApp } from './http.ts';
import { putLines } from './repository.ts';
import { priceOf, productOf, variantOf, together } from './testing.ts';

const black = { id: 'musta', name: 'Musta', hex: '#111111' };
const red = { id: 'punainen', name: 'Punainen', hex: '#bb1111' };
const allProducts = [
  productOf('100'),
  productOf('200', {
    name: 'Paita',
    priceData: priceOf(3000),
    variants: [
      variantOf('201', { color: black, size: 'S', priceData: priceOf(3000, 2500) }),
      variantOf('202', { color: red, size: 'S', priceData: priceOf(3500) }),
    ],
  }),
  productOf('300', { vatPermille: 135, priceData: priceOf(1135) }),
  productOf('400', { availability: 'IN_STORE_ONLY' }),
  productOf('500'),
  productOf('600'),
  productOf('700', {
    categories: [
      { path: 'ruoka', name: 'Ruoka', level: 1 },
      { path: 'ruoka/hedelmat', name: 'Hedelmät', level: 2 },
    ],
  }),
];
const stock = new Map(
  ['100', '201', '202', '300', '400', '600', '700'].map((sokId) => [
    sokId,
    sokId === '600' ? 1 : 5,
  ]),
);
const coupons = ['TERVETULOA10', 'ENNEN', 'EIRUOKAA'].map((code) => ({
  code,
  percent: 10,
  cents: null,
  minimumCents: 3000,
  from: null,
  until: code === 'ENNEN' ? Date.parse('2026-11-01T00:00:00Z') : null,
  ...(code === 'EIRUOKAA' && { exclusions: { categories: ['ruoka'] } }),
}));
const noCart = 'nobody-has-this-cart';
const noStock = 'There are no source items with the in stock status';

onOneDatabase('the calls of the cart', (database) => {
  const service = () => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    const now = () => Temporal.Instant.from('2026-11-24T10:00:00Z');
    const products = async (ids: string[]) =>
      allProducts.filter((one) => [one, ...one.variants].some(({ sokId }) => ids.includes(sokId)));
    const reading = {
      products,
      shipmentsOf: async (_db: unknown, _token: string, items: CartItem[]) =>
        shipping === null ? null : together(items, shipping),
      coupons: () => coupons,
      substitutes: () => ({ categories: ['ruoka'], allowed: true }),
      now,
    };
    const calling = { customerOf: async () => null, carryChoices: async () => {} };
    const asked = { networkOf: () => network, codeOf: (text: string) => text };
    const deps = { ...reading, ...calling, ...asked, readStock: async () => stock };
    return app.route('/', makeCartApp({ ...deps, db: database().db }));
  };
  const call = callsTo(service);

  let cartToken: string;
  let network: string;
  let shipping: number | null;
  beforeEach(async () => {
    [network, shipping] = [randomToken(), null];
    const { body } = await call('POST /v2/cart/create');
    cartToken = (body as { token: string }).token;
  });
  const read = async (token = cartToken) =>
    (await call(`GET /v2/cart?cartToken=${token}`)).body as Cart;
  const add = (...items: object[]) => call('POST /v2/cart/add', { cartToken, items });
  const put = async (sokId: string, quantity = 1) => {
    const { items } = (await add({ sokId, quantity })).body as Cart;
    return { itemId: items.find((item) => item.sokId === sokId)?.id ?? '', sokId };
  };
  const linesOf = (cart: unknown) =>
    (cart as Cart).items.map(({ sokId, quantity }) => [sokId, quantity]);

  test('POST /v2/cart/create answers the token of a new, empty cart (R289)', async () => {
    const { status, body } = await call('POST /v2/cart/create');
    expect({ status, body }).toEqual({ status: 200, body: { token: expect.any(String) } });
    const { token } = body as { token: string };
    expect(token).not.toBe(cartToken);
    expect((await read(token)).items).toEqual([]);
  });

  test('GET /v2/cart answers the whole cart of the token (R290, R235, R236)', async () => {
    await add({ sokId: '100', quantity: 2 }, { sokId: '300', quantity: 1 });
    await call('POST /v2/cart/coupon', { cartToken, couponCode: 'TERVETULOA10' });
    const { status, body } = await call(`GET /v2/cart?cartToken=${cartToken}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: cartToken,
      isCustomers: false,
      items: [expect.objectContaining({ sokId: '100' }), expect.objectContaining({ sokId: '300' })],
      coupons: ['TERVETULOA10'],
      couponRefusal: null,
      price: {
        taxes: [
          { ratePermille: 255, value: 728 },
          { ratePermille: 135, value: 121 },
        ],
        grandTotal: 4603,
        subTotal: 5115,
        discountsTotal: 512,
        discounts: [{ label: 'TERVETULOA10', value: 512 }],
        shipping: 0,
      },
      isShippingSelected: false,
      totalTax: 849,
      totalQuantity: 3,
      totalValue: 51.15,
    });
  });

  test('a line has its product with variants, its variant, whose price it costs, and the options as attributes (R237, R238)', async () => {
    await add({ sokId: '200', variantSokId: '201', quantity: 2 });
    const cart = await read();
    expect(cart.items).toEqual([
      {
        id: expect.any(String),
        sokId: '201',
        quantity: 2,
        product: allProducts[1],
        variant: allProducts[1]?.variants[0],
        attributes: [
          { uid: 'musta', label: 'color', value: 'Musta' },
          { uid: 'S', label: 'size', value: 'S' },
        ],
        unitPriceEuroCents: 2500,
        rowTotalEuroCents: 5000,
        generalPriceEuroCents: 2500,
        benefit: null,
      },
    ]);
    expect(cart.totalValue).toBe(50);
  });

  test('the delivery that was chosen is paid with the first product, and not without any (R235)', async () => {
    shipping = 390;
    expect(await read()).toMatchObject({ isShippingSelected: false, price: { grandTotal: 0 } });
    await put('100');
    expect(await read()).toMatchObject({ isShippingSelected: true, price: { grandTotal: 2380 } });
  });

  describe('POST /v2/cart/add', () => {
    test.each([
      ['a product', { sokId: '100' }, '100'],
      ['a variant of a product', { sokId: '200', variantSokId: '202' }, '202'],
      ['a variant by its own id', { sokId: '202' }, '202'],
      ['a variant by its options', { sokId: '200', selectedOptions: ['S', 'punainen'] }, '202'],
    ])('puts %s in the cart and answers it (R291)', async (_, item, sokId) => {
      const { status, body } = await add({ ...item, quantity: 2 });
      expect([status, linesOf(body)]).toEqual([200, [[sokId, 2]]]);
      expect(await read()).toEqual(body);
    });

    test('adds the last piece, and refuses more with how many are left and in the cart (R249)', async () => {
      expect((await add({ sokId: '600', quantity: 2 })).body).toMatchObject({ left: 1, inCart: 0 });
      expect(linesOf((await add({ sokId: '600', quantity: 1 })).body)).toEqual([['600', 1]]);
      expect((await add({ sokId: '600', quantity: 1 })).body).toMatchObject({ left: 1, inCart: 1 });
    });

    test('has room for 200 different things, and for more of those that are in it', async () => {
      const held = Array.from({ length: 199 }, (_, at) => `${1000 + at}`);
      const lines = held.map((sokId) => ({ id: sokId, sokId, quantity: 1 }));
      await putLines(database().db, cartToken, lines);
      expect((await add({ sokId: '100', quantity: 1 })).status).toBe(200);
      expect((await add({ sokId: '100', quantity: 1 })).status).toBe(200);
      expect(await add({ sokId: '300', quantity: 1 })).toMatchObject({
        status: 400,
        body: { code: 'cart-full' },
      });
    });

    const unknown = (sokId: string) => `Could not find a product with SKU ${sokId}`;
    test.each([
      ['what is not sold (R250)', { sokId: '404' }, 'sku-unknown', unknown('404')],
      ['a product without its variant (R250)', { sokId: '200' }, 'sku-unknown', unknown('200')],
      [
        'a variant of something else (R250)',
        { sokId: '100', variantSokId: '201' },
        'sku-unknown',
        unknown('201'),
      ],
      [
        'options two variants have (R250)',
        { sokId: '200', selectedOptions: ['S'] },
        'sku-unknown',
        unknown('200'),
      ],
      ['what is gone (R251)', { sokId: '500' }, 'not-available', 'Huivi 500 is not available'],
      [
        'what only stores sell (R251)',
        { sokId: '400' },
        'not-available',
        'Huivi 400 is not available',
      ],
      ['more than there is', { sokId: '100', quantity: 6 }, 'out-of-stock', noStock],
    ])('refuses %s, and all that came with it (R291)', async (_, item, code, message) => {
      const { status, body } = await add({ sokId: '300', quantity: 1 }, { quantity: 1, ...item });
      expect([status, body]).toEqual([400, expect.objectContaining({ code, message })]);
      expect((await read()).items).toEqual([]);
    });
  });

  describe('POST /v2/cart/item', () => {
    const set = (line: object, quantity: number) =>
      call('POST /v2/cart/item', { ...line, quantity, cartToken });

    test('sets the quantity and answers the cart; 0 removes the line (R292)', async () => {
      const line = await put('100');
      for (const [quantity, lines] of [
        [4, [['100', 4]]],
        [5, [['100', 5]]],
        [0, []],
      ] as const) {
        const { status, body } = await set(line, quantity);
        expect([status, linesOf(body)]).toEqual([200, lines]);
      }
    });

    test.each([
      ['more than there is (R249)', 6, {}, 'out-of-stock', noStock],
      ['less than nothing (R244)', -1, {}, 'invalid-input', expect.stringContaining('quantity')],
      ['parts of a piece', 1.5, {}, 'invalid-input', expect.stringContaining('quantity')],
      ['another line', 2, { itemId: 'x' }, 'item-not-found', 'The cart has no such item'],
      [
        'a line of other products',
        2,
        { sokId: '300' },
        'item-not-found',
        'The cart has no such item',
      ],
    ])('answers 400 with a message to %s, and changes nothing (R292)', async (...row) => {
      const [, quantity, more, code, message] = row;
      const line = await put('100', 2);
      const { status, body } = await set({ ...line, ...more }, quantity);
      expect([status, body]).toEqual([400, expect.objectContaining({ code, message })]);
      expect(linesOf(await read())).toEqual([['100', 2]]);
    });

    test('refuses more of a product that is gone, and says that none is left (R249)', async () => {
      const line = { id: 'x', sokId: '500', quantity: 1 };
      await putLines(database().db, cartToken, [line]);
      const { body } = await set({ itemId: 'x', sokId: '500' }, 2);
      expect(body).toMatchObject({ code: 'out-of-stock', left: 0, inCart: 1 });
    });

    test('its client takes both for results; anything else is thrown (R292)', async () => {
      const line = { ...(await put('100')), cartToken };
      const connection = {
        baseUrl: 'http://api.test',
        fetch: (request: Request) => service().fetch(request),
        language: 'fi',
        correlationId: 'test-0001',
      } as const;
      const asking = (more: object) =>
        client.setItem(connection, { ...line, quantity: 2, ...more });
      expect(await asking({})).toMatchObject({ totalQuantity: 2 });
      expect(await asking({ quantity: 6 })).toEqual({
        code: 'out-of-stock',
        message: noStock,
        left: 5,
      });
      await expect(asking({ cartToken: noCart })).rejects.toMatchObject({ status: 404 });
    });
  });

  test('POST /v2/cart/item/remove takes that line out, however often (R293)', async () => {
    await put('300');
    const line = await put('100', 3);
    for (const _ of [1, 2]) {
      const { status, body } = await call('POST /v2/cart/item/remove', { cartToken, ...line });
      expect([status, linesOf(body)]).toEqual([200, [['300', 1]]]);
    }
  });

  test('POST /v2/cart/coupon applies a code in any letters; /coupon/remove takes it off (R294, R295, R248)', async () => {
    await put('100', 2);
    const applied = await call('POST /v2/cart/coupon', { cartToken, couponCode: 'tervetuloa10' });
    expect(applied).toMatchObject({
      status: 200,
      body: { coupons: ['TERVETULOA10'], price: { discountsTotal: 398, grandTotal: 3582 } },
    });
    for (const _ of [1, 2]) {
      const removed = await call('POST /v2/cart/coupon/remove', { cartToken });
      expect(removed).toMatchObject({
        status: 200,
        body: { coupons: [], price: { discountsTotal: 0, grandTotal: 3980 } },
      });
    }
  });

  test.each([
    ['EILISEN', 'coupon-unknown'],
    ['ENNEN', 'coupon-unknown'],
    [' ', 'invalid-input'],
  ])('POST /v2/cart/coupon refuses the code %j (R294)', async (couponCode, code) => {
    const refused = await call('POST /v2/cart/coupon', { cartToken, couponCode });
    expect(refused).toMatchObject({ status: 400, body: { code } });
    expect((await read()).coupons).toEqual([]);
  });

  test('a coupon that takes nothing off yet says what it wants (R248)', async () => {
    const line = await put('100');
    const { body } = await call('POST /v2/cart/coupon', { cartToken, couponCode: 'TERVETULOA10' });
    const refusal = { reason: 'below-minimum', minimumEuroCents: 3000, missingEuroCents: 1010 };
    expect(body).toMatchObject({ couponRefusal: refusal, price: { discountsTotal: 0 } });
    await call('POST /v2/cart/item', { cartToken, ...line, quantity: 2 });
    expect((await read()).couponRefusal).toBeNull();
  });

  test('the cart says which lines its code does not count for, until the code is taken off (R248)', async () => {
    await put('700', 2);
    await put('100');
    const marks = (body: unknown) =>
      (body as Cart).items.map(({ sokId, isExcluded }) => [sokId, isExcluded]);
    const applied = await call('POST /v2/cart/coupon', { cartToken, couponCode: 'EIRUOKAA' });
    expect(applied.body).toMatchObject({
      couponRefusal: { reason: 'below-minimum', missingEuroCents: 1010 },
      price: { discountsTotal: 0 },
    });
    await put('100');
    const cart = await read();
    expect(cart).toMatchObject({ couponRefusal: null, price: { discountsTotal: 398 } });
    const marked = [
      ['700', true],
      ['100', undefined],
    ];
    expect(marks(cart)).toEqual(marked);
    const removed = await call('POST /v2/cart/coupon/remove', { cartToken });
    expect(marks(removed.body).flat()).not.toContain(true);
  });

  test('who names codes in vain has to wait; others, and those who know one, do not (R294)', async () => {
    const name = (couponCode: string) => call('POST /v2/cart/coupon', { cartToken, couponCode });
    for (let guess = 0; guess < 9; guess += 1) expect((await name(`X${guess}`)).status).toBe(400);
    for (const _ of [1, 2, 3]) expect((await name('TERVETULOA10')).status).toBe(200);
    expect((await name('X9')).status).toBe(400);
    const refused = { status: 429, body: { code: 'coupon-guesses', retryAfterMinutes: 1 } };
    for (const code of ['X10', 'TERVETULOA10']) expect(await name(code)).toMatchObject(refused);
    network = randomToken();
    expect((await name('TERVETULOA10')).status).toBe(200);
  });

  test('POST /v2/cart/merge moves lines and coupon and answers the token they are in (R296)', async () => {
    await put('100', 2);
    await call('POST /v2/cart/coupon', { cartToken, couponCode: 'TERVETULOA10' });
    const guest = cartToken;
    const { body } = await call('POST /v2/cart/create');
    cartToken = (body as { token: string }).token;
    await put('100');
    const moving = { cartToken: guest, destinationCartToken: cartToken };
    for (const _ of [1, 2]) {
      const moved = await call('POST /v2/cart/merge', moving);
      expect(moved).toEqual({ status: 200, body: { token: cartToken } });
    }
    expect(linesOf(await read())).toEqual([['100', 3]]);
    expect((await read()).coupons).toEqual(['TERVETULOA10']);
    expect(linesOf(await read(guest))).toEqual([]);
  });

  describe('POST /v2/cart/item/substitute', () => {
    const decide = (decided: object) =>
      call('POST /v2/cart/item/substitute', { cartToken, ...decided });
    const decidedOn = async (sokId: string) =>
      (await read()).items.find((item) => item.sokId === sokId)?.allowsSubstitute;

    test('lets food be replaced or not; until then the shop’s own word counts', async () => {
      const apple = await put('700');
      await put('100');
      expect(await Promise.all(['700', '100'].map(decidedOn))).toEqual([true, undefined]);
      for (const isAllowed of [false, true, false]) {
        const { status, body } = await decide({ ...apple, isAllowed });
        expect([status, (body as Cart).items[0]?.allowsSubstitute]).toEqual([200, isAllowed]);
      }
      await put('700', 2);
      expect(linesOf(await read())).toContainEqual(['700', 3]);
      expect(await decidedOn('700')).toBe(false);
    });

    test('stays with the line when it is saved for later and comes back, and when carts are merged', async () => {
      const apple = await put('700');
      await decide({ ...apple, isAllowed: false });
      await call('POST /v2/cart/kept/keep', { cartToken, ...apple });
      await call('POST /v2/cart/kept/return', { cartToken, sokId: '700' });
      expect(await decidedOn('700')).toBe(false);
      const guest = cartToken;
      for (const isHeld of [false, true]) {
        const { body } = await call('POST /v2/cart/create');
        const destinationCartToken = (body as { token: string }).token;
        const source = isHeld ? cartToken : guest;
        cartToken = destinationCartToken;
        if (isHeld) await put('700');
        await call('POST /v2/cart/merge', { cartToken: source, destinationCartToken });
        expect(await decidedOn('700')).toBe(false);
      }
    });

    test.each([
      ['a line that is not there', { itemId: 'x', sokId: '700' }, 'item-not-found'],
      ['no decision', { itemId: 'x', sokId: '700', isAllowed: 'maybe' }, 'invalid-input'],
    ])('refuses %s', async (_, decided, code) => {
      expect(await decide({ isAllowed: true, ...decided })).toMatchObject({
        status: 400,
        body: { code },
      });
    });

    test('refuses what is never replaced', async () => {
      const refused = await decide({ ...(await put('100')), isAllowed: true });
      expect(refused).toMatchObject({ status: 400, body: { code: 'not-replaceable' } });
      expect(await decidedOn('100')).toBeUndefined();
    });
  });

  const send = { items: [{ sokId: '100', quantity: 1 }] };
  const line = { itemId: 'x', sokId: '100' };
  test.each([
    ['GET /v2/cart (R290)', {}],
    ['POST /v2/cart/add (R291)', send],
    ['POST /v2/cart/item (R292)', { ...line, quantity: 1 }],
    ['POST /v2/cart/item/remove (R293)', line],
    ['POST /v2/cart/item/substitute', { ...line, isAllowed: true }],
    ['POST /v2/cart/coupon (R294)', { couponCode: 'TERVETULOA10' }],
    ['POST /v2/cart/coupon/remove (R295)', {}],
    ['POST /v2/cart/merge (R296)', { destinationCartToken: noCart }],
  ])('%s refuses a cart that is not there and a token that is none', async (named, payload) => {
    const [path = ''] = named.split(' (');
    for (const [token, status, code] of [
      [noCart, 404, 'cart-not-found'],
      ["' or 1=1 --", 400, 'invalid-input'],
    ] as const) {
      const json = { ...payload, cartToken: token };
      const refused = path.startsWith('GET')
        ? await call(`${path}?cartToken=${encodeURIComponent(token)}`)
        : await call(path, json);
      expect(refused).toMatchObject({ status, body: { code } });
    }
  });
});
