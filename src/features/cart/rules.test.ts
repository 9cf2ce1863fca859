import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  barTo,
  couponRefusal,
  deliverySums,
  discountOf,
  idOf,
  isSoldOnline,
  priceOf,
  sellableOf,
  shipsFrom,
  taxesOf,
  vatIn,
  withShipping,
  type TaxedSum,
} from './rules.ts';
import type { Variant } from '../catalogue/contract.ts';
import type { Coupon } from './record.ts';
import { cartOf, productOf, together, variantOf } from './testing.ts';

const total = (sums: TaxedSum[]) => sums.reduce((sum, { gross }) => sum + gross, 0);

test('the price of a delivery is spread over the rates of the products, by their sums', () => {
  const products = [
    { gross: 1000, ratePermille: 135 },
    { gross: 1000, ratePermille: 255 },
    { gross: 2000, ratePermille: 135 },
  ];
  expect(deliverySums(products, 390)).toEqual([
    { gross: 98, ratePermille: 255 },
    { gross: 292, ratePermille: 135 },
  ]);
  expect(deliverySums(products, 0)).toEqual([]);
});

test('products of a single cent decide the rate of a delivery too', () => {
  expect(deliverySums([{ gross: 1, ratePermille: 135 }], 390)).toEqual([
    { gross: 390, ratePermille: 135 },
  ]);
});

test('with nothing to pay for but the delivery, it is taxed like what it brings (L06)', () => {
  const food = { gross: 0, ratePermille: 135 };
  expect(deliverySums([food], 390)).toEqual([{ gross: 390, ratePermille: 135 }]);
  expect(deliverySums([food, food, { gross: 0, ratePermille: 255 }], 390)).toEqual([
    { gross: 130, ratePermille: 255 },
    { gross: 260, ratePermille: 135 },
  ]);
  expect(deliverySums([], 390)).toEqual([{ gross: 390, ratePermille: 255 }]);
});

test('rates at which nothing is paid have no row', () => {
  const sums = [
    { gross: 0, ratePermille: 255 },
    { gross: 1135, ratePermille: 135 },
  ];
  expect(taxesOf(sums)).toEqual([{ gross: 1135, ratePermille: 135, tax: 135 }]);
});

test('no cent of a delivery is lost or made, whatever it brings', () => {
  const sum = fc.record({
    gross: fc.integer({ min: 0, max: 1_000_000 }),
    ratePermille: fc.constantFrom(0, 100, 135, 255),
  });
  const products = fc.array(sum, { maxLength: 20 });
  fc.assert(
    fc.property(products, fc.integer({ min: 0, max: 10_000 }), (sums, shipping) => {
      const parts = deliverySums(sums, shipping);
      expect(total(parts)).toBe(shipping);
      expect(parts.every(({ gross }) => gross > 0)).toBe(true);
    }),
  );
});

test.each([
  ['AVAILABLE', true],
  ['ONLINE_ONLY', true],
  ['SOLD_OUT', false],
  ['IN_STORE_ONLY', false],
  ['PREORDER', true],
] as const)(
  'what is %s is sold online: %s; a variant stands for itself (R157)',
  (availability, is) => {
    const product = productOf('1', { availability });
    expect(isSoldOnline({ product, variant: null })).toBe(is);
    const variant = variantOf('2', { availability });
    expect(isSoldOnline({ product: productOf('1'), variant })).toBe(is);
  },
);

test('a cart is delivered when the last of what is ordered in advance is there', () => {
  const early = (id: string, day: string) =>
    productOf(id, { availability: 'PREORDER', shipsFrom: day });
  const line = (product: ReturnType<typeof productOf>, variant: Variant | null = null) => ({
    product,
    variant,
  });
  const lines = [line(early('1', '2026-12-20')), line(early('2', '2026-12-03'))];
  expect(shipsFrom([])).toBeUndefined();
  expect(shipsFrom([line(productOf('3'))])).toBeUndefined();
  expect(shipsFrom([line(productOf('3')), ...lines])).toBe('2026-12-20');
  const inStock = variantOf('11', { availability: 'AVAILABLE' });
  expect(shipsFrom([line(early('1', '2026-12-20'), inStock)])).toBeUndefined();
});

const coupon: Coupon = {
  code: 'KYMPPI',
  percent: 10,
  cents: null,
  minimumCents: 3000,
  from: 100,
  until: 200,
};

test.each([
  [3000, 100, 300, null],
  [3000, 200, 300, null],
  [2999, 150, 0, { reason: 'below-minimum', minimumEuroCents: 3000, missingEuroCents: 1 }],
  [3000, 99, 0, { reason: 'ended', minimumEuroCents: 3000, missingEuroCents: 0 }],
  [3000, 201, 0, { reason: 'ended', minimumEuroCents: 3000, missingEuroCents: 0 }],
])(
  'of %i cents at %i a coupon takes %i, or says why not (R248)',
  (itemsTotal, now, off, refusal) => {
    expect(discountOf(coupon, itemsTotal, now)).toBe(off);
    expect(couponRefusal(coupon, itemsTotal, now)).toEqual(refusal);
  },
);

test('a coupon without bounds always takes its cents, but never more than there is to pay (R248)', () => {
  const five = { ...coupon, percent: null, cents: 500, minimumCents: 0, from: null, until: null };
  expect(discountOf(five, 3000, 1)).toBe(500);
  expect(discountOf(five, 400, 1)).toBe(400);
  expect(discountOf(null, 400, 1)).toBe(0);
  expect(discountOf({ ...five, cents: null }, 400, 1)).toBe(0);
  expect(couponRefusal(null, 400, 1)).toBeNull();
});

test('tax is what a gross sum includes, per rate from the highest on, each line rounded by itself', () => {
  expect(vatIn(1255, 255)).toBe(255);
  expect(
    taxesOf([
      { gross: 101, ratePermille: 135 },
      { gross: 1255, ratePermille: 255 },
      { gross: 101, ratePermille: 135 },
    ]),
  ).toEqual([
    { gross: 1255, ratePermille: 255, tax: 255 },
    { gross: 202, ratePermille: 135, tax: 24 },
  ]);
});

test('a cart costs its lines less the discount, and the delivery; its tax is of all of that (R235)', () => {
  const { items } = cartOf('cart', { 1: 2, 2: 1 });
  const price = priceOf(items, coupon, together(items, 390), 150);
  expect(price).toMatchObject({
    subTotal: 5970,
    discountsTotal: 597,
    discounts: [{ label: 'KYMPPI', value: 597 }],
    shipping: 390,
    grandTotal: 5763,
  });
  // 25.5 % of 3582, 1791 and 390 cents, rounded line by line.
  expect(price.taxes).toEqual([{ ratePermille: 255, value: 728 + 364 + 79 }]);
  expect(priceOf(items, null, [], 150)).toMatchObject({ discounts: [], grandTotal: 5970 });
  expect(priceOf(items, coupon, [], 99)).toMatchObject({ discounts: [], grandTotal: 5970 });
  const cent = { ...coupon, percent: null, cents: 1 };
  expect(priceOf(items, cent, [], 150).discounts).toEqual([{ label: 'KYMPPI', value: 1 }]);
});

test('a delivery chosen later changes the total and its tax, and nothing of the products (R235)', () => {
  const cart = cartOf('cart', { 1: 1 });
  const discounted = {
    ...cart,
    price: priceOf(cart.items, { ...coupon, minimumCents: 0 }, [], 150),
  };
  const withDelivery = withShipping(discounted, together(cart.items, 390));
  expect(withDelivery).toMatchObject({ isShippingSelected: true, totalTax: 364 + 79 });
  expect(withDelivery.price).toMatchObject({
    subTotal: 1990,
    discountsTotal: 199,
    shipping: 390,
    grandTotal: 2181,
    taxes: [{ ratePermille: 255, value: 443 }],
  });
});

test.each([
  [null, null, null],
  [null, 'aino', null],
  ['aino', 'aino', null],
  ['aino', null, 'login'],
  ['aino', 'onni', 'other'],
] as const)('between the cart of %s and %s stands %s', (customerId, asker, bar) => {
  expect(barTo({ customerId }, asker && { customerId: asker })).toBe(bar);
});

const red = { id: 'red', name: 'Punainen', hex: '#ff0000' };
const shirts = [
  productOf('9'),
  productOf('1', {
    variants: [
      variantOf('11', { color: red, size: 'S' }),
      variantOf('12', { color: red, size: 'M' }),
    ],
  }),
  productOf('2', {
    variants: [
      variantOf('21', { material: 'Tammi', pattern: 'Raita' }),
      variantOf('22', { material: 'Koivu', pattern: 'Raita' }),
    ],
  }),
];

test.each([
  ['9', null, [], '9'],
  ['1', null, [], '1'],
  ['11', null, [], '11'],
  ['1', '12', [], '12'],
  ['1', null, ['M'], '12'],
  ['1', null, ['red', 'S'], '11'],
  ['1', null, ['red'], null],
  ['1', '11', ['M'], null],
  ['12', null, ['M'], '12'],
  ['11', null, ['M'], null],
  ['1', '13', [], null],
  ['8', null, [], null],
  ['2', null, ['Koivu'], '22'],
  ['2', null, ['Raita'], null],
] as const)(
  'of product %s, variant %s and options %j, %s is meant (R291, R238)',
  (sokId, variantSokId, selectedOptions, id) => {
    const wanted = { sokId, selectedOptions: [...selectedOptions] };
    expect(idOf(shirts, { ...wanted, ...(variantSokId && { variantSokId }) })).toBe(id);
  },
);

test('a product with variants is sold as one of them, one without as itself (R237)', () => {
  expect(sellableOf(shirts, '9')).toMatchObject({ sokId: '9', variant: null });
  expect(sellableOf(shirts, '12')).toMatchObject({
    product: { sokId: '1' },
    variant: { sokId: '12' },
  });
  expect(sellableOf(shirts, '1')).toBeNull();
  expect(sellableOf(shirts, '8')).toBeNull();
});
