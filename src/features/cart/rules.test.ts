import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliverySums, isSoldOnline, withdrawalFrom, type TaxedSum } from './rules.ts';
import { productOf, variantOf } from './testing.ts';

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

test('with nothing to pay for but the delivery, it is taxed at the general rate', () => {
  expect(deliverySums([{ gross: 0, ratePermille: 135 }], 390)).toEqual([
    { gross: 390, ratePermille: 255 },
  ]);
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
] as const)(
  'what is %s is sold online: %s; a variant stands for itself (R157)',
  (availability, is) => {
    const product = productOf('1', { availability });
    expect(isSoldOnline({ product, variant: null })).toBe(is);
    const variant = variantOf('2', { availability });
    expect(isSoldOnline({ product: productOf('1'), variant })).toBe(is);
  },
);

test.each([
  [[], 'all', []],
  [['maito'], 'none', ['maito']],
  [['huivi'], 'all', []],
  [['huivi', 'maito', 'maito', 'kala'], 'some', ['maito', 'kala']],
] as const)('of %j one may withdraw from %s but %j (L11)', (names, from, except) => {
  const lines = names.map((name) => ({ name, ...(name !== 'huivi' && { isPerishable: true }) }));
  expect(withdrawalFrom(lines)).toEqual({ from, except });
});
