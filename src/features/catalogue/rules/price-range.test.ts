import { expect, test } from 'vitest';
import { priceRange } from './price-range.ts';

test.each([
  [undefined, undefined, undefined],
  [100, undefined, { from: 100, to: Infinity }],
  [undefined, 500, { from: 0, to: 500 }],
  [0, 0, { from: 0, to: 0 }],
])('prices from %s to %s are %j', (from, to, range) => {
  expect(priceRange(from, to)).toEqual(range);
});
