import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceData } from '../pricing/contract.ts';
import { cardPriceOf } from '../pricing/rules/card-price.ts';
import { bonusEstimate, memberPrice, tierOf } from './rules.ts';
import { demoSpace } from '../content/testing.ts';

const price = (regular: number, discounted?: number, coop?: number): PriceData => {
  const kind = (priceEuroCents: number) => ({
    priceEuroCents,
    hasVariation: false,
    discountPercent: 0,
  });
  return {
    regular: kind(regular),
    discounted: discounted === undefined ? null : kind(discounted),
    coop: coop === undefined ? null : kind(coop),
    hasCoopPrice: coop !== undefined,
    valuePriceEuroCents: null,
    depositEuroCents: null,
    unit: null,
    lowestPrice30Days: null,
    discountedUntil: null,
  };
};

/** With a campaign that takes a part off for customers with a card. */
const withCard = (data: PriceData, percent: number): PriceData => ({
  ...data,
  ...cardPriceOf(data, { percent, until: '2026-12-01T00:00:00Z' }),
});

test.each([
  ['a guest', null, 'none'],
  ['a customer without a card', { isCoop: false, bonusCard: null }, 'none'],
  ['a customer with a bonus card', { isCoop: false, bonusCard: '1234' }, 'bonus-card'],
  ['a co-op customer', { isCoop: true, bonusCard: '1234' }, 'co-op'],
] as const)('tiers: %s (R026, R027, R028)', (_, customer, tier) => {
  expect(tierOf(customer)).toBe(tier);
});

test('there are two tiers above guests and no other role (R002, R029)', () => {
  const tiers = [true, false].flatMap((isCoop) =>
    [null, '1234'].map((bonusCard) => tierOf({ isCoop, bonusCard })),
  );
  expect(new Set(tiers)).toEqual(new Set(['none', 'bonus-card', 'co-op']));
});

test.each([
  ['the co-op price when it is the lowest', price(1000, 900, 800), 800, 'co-op'],
  ['the reduced price when that is lower', price(1000, 700, 800), 700, null],
  ['as much as everybody where both are alike', price(1000, 800, 800), 800, null],
  ['as everybody where there is no co-op price', price(1000), 1000, null],
  ['no price of 0 (R152)', price(1000, undefined, 0), 1000, null],
])('a co-op customer pays %s (R010, R153)', (_, data, cents, benefit) => {
  expect(memberPrice(data, 'co-op')).toMatchObject({ cents, benefit });
});

test.each(['none', 'bonus-card'] as const)(
  'the tier %s never pays the co-op price (R010)',
  (tier) => {
    expect(memberPrice(price(1000, 900, 100), tier)).toEqual({
      cents: 900,
      generalCents: 900,
      benefit: null,
    });
  },
);

test.each([
  ['none', 1000, null],
  ['bonus-card', 600, 'card'],
  ['co-op', 600, 'card'],
] as const)(
  'with a campaign’s 40 per cent for card holders the tier %s pays %s cents for 10 € (R180, R184)',
  (...row) => {
    const [tier, cents, benefit] = row;
    expect(memberPrice(withCard(price(1000, undefined, 900), 40), tier)).toEqual({
      cents,
      generalCents: 1000,
      benefit,
    });
  },
);

test.each([
  [99, 1, 'card'],
  [100, 100, null],
] as const)(
  '%i per cent off 1 € for card holders is %i cents; nothing is free (R152)',
  (...row) => {
    const [percent, cents, benefit] = row;
    expect(memberPrice(withCard(price(100), percent), 'bonus-card')).toMatchObject({
      cents,
      benefit,
    });
  },
);

test('a campaign for card holders takes nothing off a deposit (R180)', () => {
  const bottle = withCard({ ...price(245), depositEuroCents: 40 }, 40);
  expect(memberPrice(bottle, 'bonus-card')).toMatchObject({ cents: 163, benefit: 'card' });
});

test('nobody pays more for being a member, whatever the prices', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  const maybe = fc.option(cents, { nil: undefined });
  fc.assert(
    fc.property(cents, maybe, maybe, fc.integer({ min: 0, max: 100 }), (...row) => {
      const [regular, discounted, coop, percent] = row;
      const data = withCard(price(regular, discounted, coop), percent);
      const [guest, holder, owner] = (['none', 'bonus-card', 'co-op'] as const).map(
        (tier) => memberPrice(data, tier).cents,
      ) as [number, number, number];
      expect(holder).toBeLessThanOrEqual(guest);
      expect(owner).toBeLessThanOrEqual(holder);
      expect(owner).toBeGreaterThan(0);
    }),
  );
});

const { loyalty } = demoSpace();

test('a shop without steps gives no bonus', () => {
  expect(bonusEstimate({ ...loyalty, bonusSteps: [] }, 5000)).toBeNull();
});

test.each([
  [0, 1, 0],
  [4999, 1, 50],
  [5000, 2, 100],
  [15000, 3, 450],
  [30000, 4, 1200],
  [60000, 5, 3000],
])('products of %i cents bring a bonus of %i %%: %i cents', (cents, percent, bonus) => {
  expect(bonusEstimate(loyalty, cents)).toEqual({ percent, cents: bonus });
});

test('buying more never brings less bonus', () => {
  const sums = loyalty.bonusSteps.flatMap(({ fromCents }) => [
    Math.max(0, fromCents - 1),
    fromCents,
  ]);
  const bonuses = sums.map((cents) => bonusEstimate(loyalty, cents)?.cents ?? 0);
  expect(sums[0]).toBe(0);
  expect(bonuses).toEqual(bonuses.toSorted((a, b) => a - b));
});
