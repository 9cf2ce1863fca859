import { expect, test } from 'vitest';
import type { PriceData } from '../contract.ts';
import { shownPrice } from './shown-price.ts';

const price = (priceEuroCents: number, discountPercent = 0) => ({
  priceEuroCents,
  hasVariation: false,
  discountPercent,
});
const plain: PriceData = {
  regular: price(1000),
  coop: null,
  discounted: null,
  hasCoopPrice: false,
  valuePriceEuroCents: null,
  depositEuroCents: null,
  unit: null,
  lowestPrice30Days: null,
  discountedUntil: null,
};
const until = '2026-11-30T22:00:00Z';

test.each([
  ['nothing but the price', {}, { cents: 1000 }],
  [
    'that variants have other prices',
    { regular: { ...price(1000), hasVariation: true } },
    { cents: 1000, isFrom: true },
  ],
  [
    'a cut of one per cent, from the lowest of 30 days, and its end',
    { discounted: price(990, 1), lowestPrice30Days: 1000, discountedUntil: until },
    { cents: 990, percent: 1, before: { cents: 1000, isLowest: true }, until },
  ],
  [
    'a cut of less than half a per cent without per cent and end',
    { discounted: price(999), lowestPrice30Days: 1000, discountedUntil: until },
    { cents: 999, before: { cents: 1000, isLowest: true } },
  ],
  [
    'a cut of spoiling food, from the regular price',
    { discounted: price(500, 50) },
    { cents: 500, percent: 50, before: { cents: 1000, isLowest: false } },
  ],
  [
    'unit price, deposit and that there is a co-op price',
    { valuePriceEuroCents: 2000, unit: 'l', depositEuroCents: 40, hasCoopPrice: true },
    { cents: 1000, perUnit: { cents: 2000, unit: 'l' }, deposit: 40, hasCoop: true },
  ],
])('a price shows %s (R150, R155)', (_, more, shown) => {
  expect(shownPrice({ ...plain, ...more })).toEqual(shown);
});
