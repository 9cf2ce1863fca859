import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceRecord } from '../record.ts';
import { priceDataOf, withoutCoop } from '../rules.ts';
import { shownPrice } from './shown-price.ts';
import { centsOfWeight, ofPiece } from './weighed.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
/** 1.99 € for a kilogram; a piece weighs about 180 g. */
const apples: PriceRecord = {
  regularCents: 199,
  sale: null,
  coopCents: null,
  referenceCents: null,
  unitAmount: 1,
  unit: 'kg',
  estimatedGrams: 180,
};

test.each([
  [199, 1000, 199],
  [199, 180, 36],
  [500, 250, 125],
  [500, 1, 1],
  [1, 1, 1],
  [199, 750, 149],
])('%i cents a kilogram are for %i g %i cents', (perKg, grams, cents) => {
  expect(centsOfWeight(perKg, grams)).toBe(cents);
});

test('a heavier piece never costs less, and the price is within half a cent of the weight', () => {
  const weight = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), weight, weight, (perKg, one, other) => {
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
      expect(centsOfWeight(perKg, heavy)).toBeGreaterThanOrEqual(centsOfWeight(perKg, light));
      const exact = (perKg * one) / 1000;
      expect(Math.abs(centsOfWeight(perKg, one) - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('a piece has the price of its estimated weight beside the exact price of a kilogram', () => {
  const data = priceDataOf(ofPiece(apples), [], now);
  expect(data).toMatchObject({
    regular: { priceEuroCents: 36 },
    valuePriceEuroCents: 199,
    unit: 'kg',
    weighed: { estimatedGrams: 180, coopPerKgEuroCents: null, beforePerKgEuroCents: null },
  });
  expect(shownPrice(data)).toEqual({
    cents: 36,
    perUnit: { cents: 199, unit: 'kg' },
    weighed: { grams: 180 },
  });
});

test('a reduction is counted from the prices of a kilogram, not from those rounded to a piece', () => {
  const sale = { cents: 149, from: null, until: null };
  const data = priceDataOf(ofPiece({ ...apples, sale, referenceCents: 199 }), [], now);
  expect(data).toMatchObject({
    discounted: { priceEuroCents: 27, discountPercent: 25 },
    valuePriceEuroCents: 149,
    lowestPrice30Days: 36,
    weighed: { beforePerKgEuroCents: 199 },
  });
});

test('the co-op price of a kilogram is withheld where the co-op price is', () => {
  const data = priceDataOf(ofPiece({ ...apples, coopCents: 179 }), [], now);
  expect(data).toMatchObject({
    coop: { priceEuroCents: 32 },
    coopValuePriceEuroCents: 179,
    weighed: { coopPerKgEuroCents: 179 },
  });
  expect(withoutCoop(data)).toMatchObject({ coop: null, weighed: { coopPerKgEuroCents: null } });
});

test('of variants of several weights the cheapest piece counts', () => {
  const variants = [350, 180].map((estimatedGrams) => ofPiece({ ...apples, estimatedGrams }));
  expect(priceDataOf(ofPiece(apples), variants, now)).toMatchObject({
    regular: { priceEuroCents: 36, hasVariation: true },
    weighed: { estimatedGrams: 180 },
  });
});

test('what is not sold by weight stays as it is', () => {
  const { estimatedGrams: _, ...bag } = apples;
  expect(ofPiece(bag)).toBe(bag);
  expect(priceDataOf(bag, [], now)).not.toHaveProperty('weighed');
  expect(withoutCoop(priceDataOf(bag, [], now))).not.toHaveProperty('weighed');
});
