import { expect, test } from 'vitest';
import type { CartItem } from '../contract.ts';
import { cartOf, priceOf } from '../testing.ts';
import { formerTotal, isFormerLowest, savedOn, savedOnAll } from './saving.ts';

/** Two pieces of a product with a regular price of 30 €, reduced to 20 €, lowest of 30 days 25 €. */
function reduced(more: Partial<CartItem> = {}): CartItem {
  const [item] = cartOf('token', { '1': 2 }).items;
  if (!item) throw new Error('no line');
  const priceData = { ...priceOf(3000, 2000), lowestPrice30Days: 2500 };
  return {
    ...item,
    product: { ...item.product, priceData },
    unitPriceEuroCents: 2000,
    generalPriceEuroCents: 2000,
    ...more,
  };
}

test('a reduction is counted from the lowest price of 30 days, not from the regular one (L01)', () => {
  expect([formerTotal(reduced()), savedOn(reduced())]).toEqual([5000, 1000]);
  expect(isFormerLowest(reduced())).toBe(true);
});

test('a reduction of what spoils fast is counted from its price just before (L02)', () => {
  const item = reduced();
  const priceData = { ...priceOf(3000, 2000), isPerishable: true };
  const food = { ...item, product: { ...item.product, priceData } };
  expect([formerTotal(food), savedOn(food)]).toEqual([6000, 2000]);
  expect(isFormerLowest(food)).toBe(false);
});

test('what a member saves is counted too, and struck from nothing where the price is not reduced (L04)', () => {
  expect(savedOn(reduced({ unitPriceEuroCents: 1800 }))).toBe(1400);
  const [plain] = cartOf('token', { '1': 3 }).items;
  const own = { ...(plain as CartItem), unitPriceEuroCents: 1890 };
  expect([formerTotal(own), savedOn(own)]).toEqual([null, 300]);
});

test('nobody saves less than nothing', () => {
  expect(savedOn(reduced({ unitPriceEuroCents: 2600 }))).toBe(0);
});

test('a cart saves what its lines save', () => {
  expect(savedOnAll([reduced(), reduced({ unitPriceEuroCents: 1800 })])).toBe(2400);
  expect(savedOnAll([])).toBe(0);
});
