import { expect, test } from 'vitest';
import { wantedQuantity } from './wanted-quantity.ts';

test.each([
  ['3', 3],
  ['0', 0],
  [' 07 ', 7],
  ['1000', 999],
])('what was typed asks for a quantity: %s', (typed, wanted) => {
  expect(wantedQuantity(typed, 2)).toBe(wanted);
});

test.each(['-2', '1.5', '', ' ', 'x', '2', '02'])(
  'nothing is asked for by a negative or broken quantity, or by the same: "%s" (R244)',
  (typed) => {
    expect(wantedQuantity(typed, 2)).toBeNull();
  },
);

test('any quantity is asked for while that of the cart is not known', () => {
  expect(wantedQuantity('2', null)).toBe(2);
});
