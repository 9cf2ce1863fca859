import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  discountPercent,
  finalPrice,
  isCut,
  lowerCoopCents,
  lowest30,
  referencePrice,
  priceDataOf,
  unitPrice,
  withoutCoop,
} from './rules.ts';
import { parseMeasure, spacedMeasure } from './rules/measure.ts';
import type { LoggedPrice, PriceRecord } from './record.ts';

const at = (text: string) => Date.parse(text);
const plain: PriceRecord = {
  regularCents: 1000,
  sale: null,
  coopCents: null,
  referenceCents: null,
  unitAmount: null,
  unit: null,
};

test.each([
  [{ regularCents: 1000 }, false, 1000],
  [{ regularCents: 1000, discountedCents: 800 }, false, 800],
  [{ regularCents: 1000, discountedCents: 0, coopCents: null }, true, 1000],
  [{ regularCents: 1000, discountedCents: 800, coopCents: 700 }, true, 700],
  [{ regularCents: 0 }, true, 0],
  [{ regularCents: 1 }, true, 1],
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
  [2, 1, 50],
  [1, 0, 100],
  [0, 100, 0],
  [0, 0, 0],
])('a cut from %i to %i is %i per cent, an integer (R155)', (lowest, discounted, percent) => {
  expect(discountPercent(lowest, discounted)).toBe(percent);
});

const logged = (day: string, cents: number, isReduced = false) => ({
  validFrom: at(day),
  cents,
  isReduced,
});
const log = [
  logged('2026-01-01', 500),
  logged('2026-02-01', 900),
  logged('2026-03-01', 1000),
  logged('2026-04-10', 100, true),
];
test.each([
  ['2026-03-20', 900, 'the price in force when the 30 days began counts'],
  ['2026-02-20', 500, 'a price that ended inside them counts'],
  ['2026-03-30', 900, 'a price that ended on their first day counts'],
  ['2026-03-31', 1000, 'a price that ended when they began does not'],
  ['2026-01-20', 500, 'a product sold for less than 30 days has the lowest since then'],
  ['2026-04-10', 1000, 'the reduced price itself does not'],
  ['2026-01-01', null, 'nothing is known before the first price'],
])('before a cut on %s the lowest price of 30 days is %s: %s (L01)', (cut, cents, _why) => {
  expect(lowest30(log, at(cut))).toBe(cents);
});

const steps: LoggedPrice[] = [
  logged('2026-01-01', 1000),
  logged('2026-03-01', 800, true),
  logged('2026-03-10', 700, true),
  logged('2026-03-20', 500, true),
];
const unbroken = { cents: 500, from: at('2026-03-20'), until: at('2026-04-30') };
test.each([
  [steps, unbroken, 1000, 'cuts that grow in 60 days count from the first'],
  [steps, { ...unbroken, until: at('2026-05-01') }, 700, 'in a longer campaign they do not'],
  [steps, { ...unbroken, until: null }, 700, 'without an end nothing says that it is short'],
  [steps.with(2, logged('2026-03-10', 1000)), unbroken, 800, 'a pause between cuts breaks it'],
  [steps.with(1, logged('2026-03-01', 800)), unbroken, 800, 'a new regular price is no cut'],
  [
    steps.with(2, logged('2026-03-10', 400, true)),
    unbroken,
    400,
    'a cut that shrinks is a new one',
  ],
  [[logged('2026-01-01', 500), logged('2026-03-20', 500, true)], unbroken, 500, 'no cut at all'],
  [steps, { ...unbroken, cents: 700, until: null }, 800, 'a cut to another price is not its own'],
  [
    [
      logged('2026-01-01', 900),
      logged('2026-03-15', 1000),
      logged('2026-03-20', 500, true),
      logged('2026-04-20', 500, true),
    ],
    unbroken,
    900,
    'a cut that is logged again counts from the first time',
  ],
  [[], unbroken, null, 'nothing is known'],
])('of %j the sale %j is compared with %s: %s (L01, L02)', (prices, sale, cents, _why) => {
  expect(referencePrice(prices, { sale })).toBe(cents);
});

test('a cut does not go on where the product was not sold meanwhile (L02)', () => {
  const gap = { validFrom: at('2026-03-10'), cents: null, isReduced: false };
  expect(referencePrice(steps.with(2, gap), { sale: unbroken })).toBe(800);
});

test('a cut is below what the product cost before it, else it is the price (L01, L03)', () => {
  const sale = (cents: number) => ({ cents, from: null, until: null });
  const cut = (cents: number | null, referenceCents: number | null) =>
    isCut({ ...plain, sale: cents === null ? null : sale(cents), referenceCents });
  expect([cut(799, 800), cut(800, 800), cut(900, 800)]).toEqual([true, false, false]);
  expect([cut(799, null), cut(null, 800), cut(null, null)]).toEqual([false, false, false]);
});

test('fast-perishing food needs no lowest price of 30 days (L02)', () => {
  const lately = [
    logged('2026-01-01', 800),
    logged('2026-03-01', 1000),
    logged('2026-03-20', 500, true),
  ];
  expect(referencePrice(lately, { sale: unbroken, isPerishable: true })).toBe(1000);
  expect(referencePrice(lately.slice(2), { sale: unbroken, isPerishable: true })).toBeNull();
  const sale = { cents: 600, from: null, until: null };
  const sold = { ...plain, regularCents: 1500, sale, isPerishable: true, referenceCents: 1000 };
  expect(priceDataOf(sold, [], 0)).toMatchObject({
    regular: { priceEuroCents: 1000 },
    lowestPrice30Days: null,
    discounted: { discountPercent: 40 },
    isPerishable: true,
  });
});

test('whatever prices were, the per cent is never more than what the cut takes off the lowest (L03)', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  const prices = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), cents), { minLength: 1 });
  fc.assert(
    fc.property(prices, cents, cents, (reported, regularCents, saleCents) => {
      const days = reported.map(([day, one]) => ({
        validFrom: at('2026-01-01') + day * 86_400_000,
        cents: one,
        isReduced: false,
      }));
      const cut = at('2026-04-20');
      const sale = { cents: saleCents, from: cut, until: null };
      const own = { validFrom: cut, cents: saleCents, isReduced: true };
      const before = lowest30(days, cut);
      const referenceCents = referencePrice(
        [...days.toSorted((a, b) => a.validFrom - b.validFrom), own],
        { sale },
      );
      expect(referenceCents).toBe(before);
      const { discounted } = priceDataOf({ ...plain, regularCents, sale, referenceCents }, [], cut);
      const most = Math.max(0, (1 - saleCents / (before ?? 1)) * 100);
      expect(discounted?.discountPercent ?? 0).toBeLessThanOrEqual(Math.round(most));
    }),
  );
});

test.each([
  [250, { depositCents: 40, unitAmount: 1.5, unit: 'l' }, 140, 40],
  [250, { unitAmount: 1.5, unit: 'l' }, 167, null],
  [40, { depositCents: 40, unitAmount: 1.5, unit: 'l' }, null, 40],
])('of %i cents with %j the unit price is %s: without the deposit of %s (R151, L05)', (...row) => {
  const [regularCents, more, perUnit, deposit] = row;
  expect(priceDataOf({ ...plain, regularCents, ...more }, [], 0)).toMatchObject({
    regular: { priceEuroCents: regularCents },
    valuePriceEuroCents: perUnit,
    depositEuroCents: deposit,
  });
});

test.each([
  [{ unitAmount: 1.5, unit: 'l' }, 127],
  [{ depositCents: 40, unitAmount: 1.5, unit: 'l' }, 100],
  [{}, undefined],
  [{ coopCents: 0, unitAmount: 1.5, unit: 'l' }, undefined],
])('a co-op price of 190 cents with %j has the unit price %s of its own (L05)', (more, perUnit) => {
  const data = priceDataOf({ ...plain, regularCents: 250, coopCents: 190, ...more }, [], 0);
  expect(data.coopValuePriceEuroCents).toBe(perUnit);
  expect(withoutCoop(data)).not.toHaveProperty('coopValuePriceEuroCents');
});

test('for everybody the co-op price is left out; only that there is one stays (R153)', () => {
  const prices = priceDataOf({ ...plain, coopCents: 700 }, [], 0);
  expect(prices).toMatchObject({ coop: { priceEuroCents: 700 }, hasCoopPrice: true });
  expect(withoutCoop(prices)).toEqual({ ...prices, coop: null });
  expect(priceDataOf(plain, [], 0).hasCoopPrice).toBe(false);
});

test('prices are whole euro cents, missing ones null (R154, R156)', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(cents, fc.option(cents), fc.double({ min: 0.01, max: 50 }), (...given) => {
      const [regularCents, coopCents, unitAmount] = given;
      const data = priceDataOf({ ...plain, regularCents, coopCents, unitAmount }, [], 0);
      expect(data.coop?.priceEuroCents ?? null).toBe(coopCents);
      const reported = [data.regular.priceEuroCents, data.valuePriceEuroCents ?? 0];
      expect(reported.every(Number.isSafeInteger)).toBe(true);
      expect(data).toMatchObject({ discounted: null, lowestPrice30Days: null });
    }),
  );
});

test.each([
  ['250 ml', '1 l', { amount: 0.25, unit: 'l' }],
  ['6 x 33 cl', '1 l', { amount: 1.98, unit: 'l' }],
  ['0,5 kg', '1 kg', { amount: 0.5, unit: 'kg' }],
  ['400 g', undefined, { amount: 0.4, unit: 'kg' }],
  ['250 ml', '100 ml', { amount: 2.5, unit: '100 ml' }],
  ['250ml', '100ml', { amount: 2.5, unit: '100 ml' }],
  ['250 ML', ' 100  ML ', { amount: 2.5, unit: '100 ml' }],
  ['12 kpl', '1 kpl', { amount: 12, unit: 'kpl' }],
  ['250 ml', '1 kg', null],
  ['paljon', '1 kg', null],
  ['1 kg', 'paljon', null],
  ['1 000 g', '1 kg', { amount: 1, unit: 'kg' }],
  ['6*33 cl', '1 l', { amount: 1.98, unit: 'l' }],
  ['2,5 m²', '1 m²', { amount: 2.5, unit: 'm²' }],
  ['500 g + 100 g', '1 kg', null],
  ['500', '1 kg', null],
  ['12 oz', '1 kg', null],
  ['1 kg', '3 kg', { amount: 0.333_333_333_333, unit: '3 kg' }],
  ['0 g', '1 kg', null],
])('%s for the base %s is %j (R151)', (measure, base, expected) => {
  expect(parseMeasure(measure, base)).toEqual(expected);
});

test.each([
  ['500g', '500 g'],
  ['6x33cl', '6 x 33 cl'],
  ['6 × 33 cl', '6 x 33 cl'],
  ['1,5L', '1,5 l'],
  ['1 000 g', '1 000 g'],
  ['2,5m²', '2,5 m²'],
  [' noin 1 kg', 'noin 1 kg'],
  ['M', 'M'],
])('contents %j are shown as %s', (measure, shown) => {
  expect(spacedMeasure(measure)).toBe(shown);
});

test.each([
  ['mg', 0.000_001, 'kg'],
  ['g', 0.001, 'kg'],
  ['kg', 1, 'kg'],
  ['ml', 0.001, 'l'],
  ['cl', 0.01, 'l'],
  ['dl', 0.1, 'l'],
  ['l', 1, 'l'],
  ['mm', 0.001, 'm'],
  ['cm', 0.01, 'm'],
  ['m', 1, 'm'],
  ['sqm', 1, 'm²'],
  ['m2', 1, 'm²'],
  ['m²', 1, 'm²'],
  ['cbm', 1, 'm³'],
  ['m³', 1, 'm³'],
  ['rullaa', 1, 'kpl'],
  ['pari', 1, 'kpl'],
  ['tabl', 1, 'kpl'],
  ['kpl', 1, 'kpl'],
  ['ct', 1, 'kpl'],
  ['pcs', 1, 'kpl'],
  ['st', 1, 'kpl'],
])('a %s is %d %s (R151)', (unit, amount, base) => {
  expect(parseMeasure(`1 ${unit}`)).toEqual({ amount, unit: base });
});

test.each([
  [132, 0.4, 330],
  [100, 0.3, 333],
  [100, null, null],
  [100, 0, null],
  [100, -1, null],
  [1, 1, 1],
  [1, 100, null],
])('%i cents for %s units is %s a unit (R151)', (cents, amount, expected) => {
  expect(unitPrice(cents, amount)).toBe(expected);
});

const reduced: PriceRecord = {
  ...plain,
  sale: { cents: 600, from: at('2026-05-01'), until: at('2026-05-10') },
  referenceCents: 800,
  coopCents: 550,
  unitAmount: 0.5,
  unit: 'kg',
};

test('a reduced price shows in its period, its per cent from the lowest of 30 days (R150, R155, L01)', () => {
  expect(priceDataOf(reduced, [], at('2026-05-01'))).toEqual({
    regular: { priceEuroCents: 1000, hasVariation: false, discountPercent: 0 },
    coop: { priceEuroCents: 550, hasVariation: false, discountPercent: 0 },
    discounted: { priceEuroCents: 600, hasVariation: false, discountPercent: 25 },
    hasCoopPrice: true,
    valuePriceEuroCents: 1200,
    coopValuePriceEuroCents: 1100,
    depositEuroCents: null,
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
  expect(priceDataOf(plain, variants.slice(1), 0).regular.hasVariation).toBe(true);
  expect(priceDataOf(plain, [plain, plain], 0).regular.hasVariation).toBe(false);
});

test('of variants that cost the same the first is shown; one with a co-op price is enough to say so', () => {
  const [small, large] = [0.5, 2].map((unitAmount) => ({ ...plain, unitAmount, unit: 'l' }));
  const variants = [small, { ...large, coopCents: 700 }] as PriceRecord[];
  expect(priceDataOf(plain, variants, 0)).toMatchObject({
    valuePriceEuroCents: 2000,
    hasCoopPrice: true,
    coop: null,
  });
});

test.each([
  ['lower than the regular price', null, 800, 800],
  ['lower than the reduced one', 900, 800, 800],
  ['as high as the reduced one', 800, 800, null],
  ['higher than the reduced one', 700, 800, null],
  ['nothing', null, null, null],
  ['0, as of products without one', null, 0, null],
])(
  'a co-op price that is %s (reduced %s, co-op %s) is shown to co-op customers as %s (R010, R152)',
  (...row) => {
    const [, discounted, coop, reported] = row;
    const kind = (cents: number | null) =>
      cents === null ? null : { priceEuroCents: cents, hasVariation: false, discountPercent: 0 };
    const regular = { priceEuroCents: 1000, hasVariation: false, discountPercent: 0 };
    const data = priceDataOf({ ...plain, coopCents: coop }, [], 0);
    const prices = { ...data, regular, discounted: kind(discounted), coop: kind(coop) };
    expect(lowerCoopCents(prices)).toBe(reported);
  },
);
