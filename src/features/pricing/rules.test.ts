import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  discountPercent,
  finalPrice,
  lowest30,
  parseMeasure,
  priceDataOf,
  unitPrice,
  vatPermille,
} from './rules.ts';
import type { PriceRecord } from './record.ts';

const at = (text: string) => Date.parse(text);
const plain: PriceRecord = {
  regularCents: 1000,
  sale: null,
  coopCents: null,
  lowest30Cents: null,
  unitAmount: null,
  unit: null,
};

test.each([
  [{ regularCents: 1000 }, false, 1000],
  [{ regularCents: 1000, discountedCents: 800 }, false, 800],
  [{ regularCents: 1000, discountedCents: 0, coopCents: null }, true, 1000],
  [{ regularCents: 1000, discountedCents: 800, coopCents: 700 }, true, 700],
  [{ regularCents: 0 }, true, 0],
])(
  'the final price of %j, co-op %s, is %i: the lowest positive one (R152, R154)',
  (prices, coop, cents) => {
    expect(finalPrice(prices, { coop })).toBe(cents);
  },
);

test('the co-op price counts only for co-op customers (R153)', () => {
  expect(finalPrice({ regularCents: 1000, coopCents: 700 }, { coop: false })).toBe(1000);
});

test('the final price is one of the given prices and no positive one is below it (R152)', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, (regularCents, discountedCents, coopCents) => {
      const price = finalPrice({ regularCents, discountedCents, coopCents }, { coop: true });
      const positive = [regularCents, discountedCents, coopCents].filter((one) => one > 0);
      expect(positive.length === 0 ? [0] : positive).toContain(price);
      expect(positive.every((one) => one >= price)).toBe(true);
    }),
  );
});

test.each([
  [1000, 667, 33],
  [1000, 665, 34],
  [1000, 1200, 0],
  [0, 100, 0],
])('a cut from %i to %i is %i per cent, an integer (R155)', (lowest, discounted, percent) => {
  expect(discountPercent(lowest, discounted)).toBe(percent);
});

const log = [
  { validFrom: at('2026-01-01'), cents: 500 },
  { validFrom: at('2026-02-01'), cents: 900 },
  { validFrom: at('2026-03-01'), cents: 1000 },
  { validFrom: at('2026-04-10'), cents: 100 },
];
test.each([
  ['2026-03-20', 900, 'the price in force when the 30 days began counts'],
  ['2026-02-20', 500, 'a price that ended inside them counts'],
  ['2026-04-10', 1000, 'the reduced price itself does not'],
  ['2026-01-01', null, 'nothing is known before the first price'],
])('before a cut on %s the lowest price of 30 days is %s: %s (L01)', (cut, cents, _why) => {
  expect(lowest30(log, at(cut))).toBe(cents);
});

test.each([
  ['250 ml', '1 l', { amount: 0.25, unit: 'l' }],
  ['6 x 33 cl', '1 l', { amount: 1.98, unit: 'l' }],
  ['0,5 kg', '1 kg', { amount: 0.5, unit: 'kg' }],
  ['400 g', undefined, { amount: 0.4, unit: 'kg' }],
  ['250 ml', '100 ml', { amount: 2.5, unit: '100 ml' }],
  ['12 kpl', '1 kpl', { amount: 12, unit: 'kpl' }],
  ['250 ml', '1 kg', null],
  ['paljon', '1 kg', null],
  ['0 g', '1 kg', null],
])('%s for the base %s is %j (R151)', (measure, base, expected) => {
  expect(parseMeasure(measure, base)).toEqual(expected);
});

test.each([
  [132, 0.4, 330],
  [100, 0.3, 333],
  [100, null, null],
  [100, 0, null],
])('%i cents for %s units is %s a unit (R151)', (cents, amount, expected) => {
  expect(unitPrice(cents, amount)).toBe(expected);
});

test.each([
  ['food', '2025-12-31', 140],
  ['food', '2026-01-01', 135],
  ['books', '2026-01-01', 135],
  ['press', '2026-01-01', 100],
  [null, '2026-01-01', 255],
  ['shoes', '2026-01-01', 255],
])('VAT of %s on %s is %i per mille', (category, day, expected) => {
  expect(vatPermille(category, Temporal.PlainDate.from(day))).toBe(expected);
});

const reduced: PriceRecord = {
  ...plain,
  sale: { cents: 600, from: at('2026-05-01'), until: at('2026-05-10') },
  lowest30Cents: 800,
  coopCents: 550,
  unitAmount: 0.5,
  unit: 'kg',
};

test('a reduced price shows in its period, its per cent from the lowest of 30 days (R150, R155, L01)', () => {
  expect(priceDataOf(reduced, [], at('2026-05-01'))).toEqual({
    regular: { priceEuroCents: 1000, hasVariation: false, discountPercent: 0 },
    coop: { priceEuroCents: 550, hasVariation: false, discountPercent: 0 },
    discounted: { priceEuroCents: 600, hasVariation: false, discountPercent: 25 },
    valuePriceEuroCents: 1200,
    unit: 'kg',
    lowestPrice30Days: 800,
    discountedUntil: '2026-05-10T00:00:00Z',
  });
});

test.each(['2026-04-30T23:59:59Z', '2026-05-10T00:00:00Z'])(
  'outside its period, at %s, there is no reduced price (R150)',
  (now) => {
    expect(priceDataOf(reduced, [], at(now))).toMatchObject({
      discounted: null,
      lowestPrice30Days: null,
      discountedUntil: null,
      valuePriceEuroCents: 2000,
    });
  },
);

test('with variants of different prices the lowest shows and says that others differ (R150)', () => {
  const variants = [1200, 900, 1500].map((regularCents) => ({ ...plain, regularCents }));
  expect(priceDataOf(plain, variants, 0).regular).toEqual({
    priceEuroCents: 900,
    hasVariation: true,
    discountPercent: 0,
  });
  expect(priceDataOf(plain, [plain, plain], 0).regular.hasVariation).toBe(false);
});
