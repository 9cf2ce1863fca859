import { expect, test } from 'vitest';
import type { Availability } from '../contract.ts';
import { price, product, variant } from '../testing.ts';
import { cardOf, productOf } from './present.ts';
import type { View } from '../record/product-list.ts';

const view: View = { language: 'fi', now: 0 };
const shown = (record: ReturnType<typeof product>, as = view) => productOf(record, [], [], as);

test.each<[Availability, number, Availability]>([
  ['AVAILABLE', 3, 'AVAILABLE'],
  ['ONLINE_ONLY', 3, 'ONLINE_ONLY'],
  ['IN_STORE_ONLY', 3, 'IN_STORE_ONLY'],
  ['AVAILABLE', 0, 'SOLD_OUT'],
  ['ONLINE_ONLY', 0, 'SOLD_OUT'],
])('products that are %s with %i left are %s (R157)', (availability, stock, reported) => {
  expect(cardOf(product('1', { availability, stock }), [], view).availability).toBe(reported);
  const variants = [variant('2', { availability, stock }), variant('3', { stock: 0 })];
  const whole = shown(product('1', { availability, variants }));
  expect([whole.availability, ...whole.variants.map((one) => one.availability)]).toEqual([
    reported,
    reported,
    'SOLD_OUT',
  ]);
});

test('co-op prices go to co-op customers alone; everybody is told that there is one (R153)', () => {
  const variants = [
    variant('2', { price: price(900, { coopCents: 800 }) }),
    variant('3', { price: price(950) }),
  ];
  const record = product('1', { variants });
  const reported = (as: View) => {
    const { priceData, variants: all } = shown(record, as);
    return [priceData, ...all.map((one) => one.priceData)].map((one) => [
      one.hasCoopPrice,
      one.coop?.priceEuroCents ?? null,
    ]);
  };
  expect(reported(view)).toEqual([
    [true, null],
    [true, null],
    [false, null],
  ]);
  expect(reported({ ...view, isCoop: true })).toEqual([
    [true, 800],
    [true, 800],
    [false, null],
  ]);
});

test('a product names its brand for calls, as text and as id', () => {
  const brand = { id: 'kaarna', name: 'Kaarna' };
  expect(shown(product('1', { brand }))).toMatchObject({ brandId: 'kaarna', brandName: 'Kaarna' });
  expect(shown(product('1'))).toMatchObject({ brandId: null, brandName: null });
});
