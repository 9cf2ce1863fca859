import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusEstimate } from '../rules.ts';
import { monthBonus } from './month.ts';

const bonusSteps = [
  { fromCents: 0, percent: 1 },
  { fromCents: 5000, percent: 2 },
  { fromCents: 15000, percent: 3 },
];
const now = Temporal.Instant.from('2026-11-25T09:00:00Z');
const purchase = (placedAt: string, cents: number) => ({ placedAt, cents });
const monthOf = (...purchases: [string, number][]) =>
  monthBonus(
    { bonusSteps },
    purchases.map((one) => purchase(...one)),
    now,
  );

test('a shop without steps has no bonus to show', () => {
  expect(monthBonus({ bonusSteps: [] }, [purchase('2026-11-02T10:00:00Z', 5000)], now)).toBeNull();
});

test.each([
  ['nothing bought', [], { purchases: 0, boughtCents: 0, bonusCents: 0, level: -1 }],
  [
    'one purchase of the first step',
    [['2026-11-02T10:00:00Z', 4999]],
    { purchases: 1, boughtCents: 4999, bonusCents: 50, level: 0 },
  ],
  [
    'two purchases, each by itself',
    [
      ['2026-11-02T10:00:00Z', 4000],
      ['2026-11-20T10:00:00Z', 6000],
    ],
    { purchases: 2, boughtCents: 10000, bonusCents: 160, level: 1 },
  ],
  [
    'what was refunded as a whole is no purchase',
    [['2026-11-02T10:00:00Z', 0]],
    { purchases: 0, boughtCents: 0, bonusCents: 0, level: -1 },
  ],
  [
    'midnight is in Finland: the first hours of the month belong to it, the evening before does not',
    [
      ['2026-10-31T22:00:00Z', 15000],
      ['2026-10-31T21:59:59Z', 6000],
    ],
    { purchases: 1, boughtCents: 15000, bonusCents: 450, level: 2 },
  ],
  [
    'last year’s November is another month',
    [['2025-11-25T10:00:00Z', 6000]],
    { purchases: 0, boughtCents: 0, bonusCents: 0, level: -1 },
  ],
] as const)('the bonus of a month: %s', (_, purchases, expected) => {
  expect(monthOf(...purchases.map(([at, cents]) => [at, cents] as [string, number]))).toEqual({
    month: '2026-11-01',
    steps: bonusSteps,
    ...expected,
  });
});

test('without a step from zero on, small purchases reach no level', () => {
  const found = monthBonus(
    { bonusSteps: bonusSteps.slice(1) },
    [purchase('2026-11-02T10:00:00Z', 4999)],
    now,
  );
  expect(found).toMatchObject({ purchases: 1, bonusCents: 0, level: -1 });
});

test('a month brings the bonus of its purchases, in any order, and one more never less', () => {
  const of = fc.record({
    placedAt: fc.constantFrom('2026-11-01T00:00:00Z', '2026-11-30T12:00:00Z'),
    cents: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(of, { minLength: 1, maxLength: 8 }), (purchases) => {
      const whole = monthBonus({ bonusSteps }, purchases, now);
      expect(whole?.bonusCents).toBe(
        purchases.reduce(
          (sum, { cents }) => sum + (bonusEstimate({ bonusSteps }, cents)?.cents ?? 0),
          0,
        ),
      );
      expect(monthBonus({ bonusSteps }, purchases.toReversed(), now)).toEqual(whole);
      const fewer = monthBonus({ bonusSteps }, purchases.slice(1), now);
      expect(whole?.bonusCents).toBeGreaterThanOrEqual(fewer?.bonusCents ?? 0);
      expect(whole?.level).toBeGreaterThanOrEqual(fewer?.level ?? -1);
    }),
  );
});
