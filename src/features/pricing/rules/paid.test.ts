import { expect, test } from 'vitest';
import { isSaleRunning, paidByAll } from './paid.ts';

test.each([
  [1000, 800, 10, 20, 10, true],
  [1000, 800, 10, 20, 19, true],
  [1000, 800, 10, 20, 9, false],
  [1000, 800, 10, 20, 20, false],
  [1000, 800, -Infinity, Infinity, 0, true],
  [1000, 1000, 10, 20, 15, false],
  [1000, 1200, 10, 20, 15, false],
  [1000, 0, 10, 20, 15, false],
  [1000, 1, 10, 20, 15, true],
  [1000, 999, 10, 20, 15, true],
])(
  'a sale of %i to %i from %f to %f is paid at %i: %s',
  (regular, sale, from, until, now, runs) => {
    expect(isSaleRunning(regular, sale, from, until, now)).toBe(runs);
  },
);

test('everybody pays the reduced price where there is one', () => {
  const price = (priceEuroCents: number) => ({
    priceEuroCents,
    hasVariation: false,
    discountPercent: 0,
  });
  expect(paidByAll({ regular: price(1000), discounted: price(800) })).toBe(800);
  expect(paidByAll({ regular: price(1000), discounted: null })).toBe(1000);
});
