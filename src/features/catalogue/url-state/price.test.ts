import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPrice, eurosOf, writePrice } from './price.ts';
import { priceRange, readPrice } from './read-price.ts';

test.each([
  ['10-50', { from: 1000, to: 5000 }],
  ['10-49.90', { from: 1000, to: 4990 }],
  ['0.5-', { from: 50, to: null }],
  ['-50', { from: null, to: 5000 }],
  ['50-10', { from: 1000, to: 5000 }],
  ['999999999-', { from: 100_000_000, to: null }],
])('the address %s asks for %j', (text, range) => {
  expect(readPrice(text)).toEqual(range);
});

test.each([null, '', '-', '10', 'halpa-kallis', '1-2-3', '-1e3', '10€-'])(
  'the address %j asks for any price',
  (text) => {
    expect(readPrice(text)).toEqual(anyPrice);
    expect(writePrice(readPrice(text))).toBe('');
  },
);

test.each([
  ['49,90', '100', { from: 4990, to: 10000 }],
  [' 5 ', '', { from: 500, to: null }],
  ['', 'abc', anyPrice],
  ['20', '10', { from: 1000, to: 2000 }],
])('a form with %j and %j asks for %j', (from, to, range) => {
  expect(priceRange(from, to)).toEqual(range);
});

test('any amount of cents survives the address and the field', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(cents, (amount) => {
      expect(readPrice(writePrice({ from: amount, to: null })).from).toBe(amount);
      expect(priceRange('', eurosOf(amount)).to).toBe(amount);
    }),
  );
});
