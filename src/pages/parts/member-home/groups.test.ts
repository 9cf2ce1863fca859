import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheaperFavourite } from '#features/wishlist/rules/cheaper.ts';
import { groupsOf, type Sold } from './groups.ts';

const kind = (priceEuroCents: number) => ({
  priceEuroCents,
  hasVariation: false,
  discountPercent: 0,
});

const sold = (sokId: string, more: { coop?: number; isGone?: boolean } = {}): Sold =>
  ({
    card: {
      sokId,
      name: sokId,
      urlPath: `/tuote/t/${sokId}`,
      picture: null,
      price: { cents: 1000 },
    },
    product: {
      availability: more.isGone ? 'SOLD_OUT' : 'AVAILABLE',
      priceData: {
        regular: kind(1000),
        discounted: null,
        coop: more.coop === undefined ? null : kind(more.coop),
      },
    },
  }) as unknown as Sold;

const favourite = (sokId: string) => ({ sokId, lessCents: 100 }) as CheaperFavourite;

const none = { cheaper: [], bought: [], coop: [], popular: [] };
const shown = (found: Parameters<typeof groupsOf>[0]) =>
  groupsOf(found).map(({ name, tiles }) => [name, ...tiles.map(({ sokId }) => sokId)].join(' '));

test.each([
  ['a new customer sees what sells', { ...none, popular: [sold('1'), sold('2')] }, ['popular 1 2']],
  [
    'what was bought comes in place of it',
    { ...none, bought: [sold('3')], popular: [sold('1')] },
    ['bought 3'],
  ],
  [
    'a co-op customer sees own prices',
    { ...none, coop: [sold('1', { coop: 900 })], popular: [sold('2')] },
    ['coop 1'],
  ],
  [
    'a co-op price that is not lower is none',
    { ...none, coop: [sold('1', { coop: 1000 })], popular: [sold('1')] },
    ['popular 1'],
  ],
  [
    'everything, each product once',
    {
      cheaper: [favourite('1')],
      bought: [sold('1'), sold('2', { coop: 800 }), sold('3', { isGone: true })],
      coop: [sold('2', { coop: 800 }), sold('4', { coop: 700 })],
      popular: [sold('5')],
    },
    ['cheaper 1', 'bought 2', 'coop 4'],
  ],
])('%s', (_, found, expected) => {
  expect(shown(found)).toEqual(expected);
});

test('the own price stands beside the general one, also of what was bought', () => {
  const [bought] = groupsOf({ ...none, bought: [sold('2', { coop: 800 })] });
  expect(bought?.tiles[0]).toMatchObject({ price: { cents: 1000 }, coopCents: 800 });
});

test('there is always one group, no product is shown twice, and none that cannot be bought', () => {
  const products = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      coop: fc.option(fc.integer({ min: 1, max: 1500 }), { nil: undefined }),
      isGone: fc.boolean(),
    }),
    { maxLength: 40 },
  );
  const of = (rows: { id: number; coop?: number | undefined; isGone: boolean }[]) =>
    rows.map(({ id, coop, isGone }) =>
      sold(String(id), { isGone, ...(coop !== undefined && { coop }) }),
    );
  fc.assert(
    fc.property(products, products, (bought, popular) => {
      const groups = groupsOf({
        ...none,
        bought: of(bought),
        coop: of(popular),
        popular: of(popular),
      });
      expect(groups.length).toBeGreaterThan(0);
      const ids = groups.flatMap(({ tiles }) => tiles.map(({ sokId }) => sokId));
      expect(new Set(ids).size).toBe(ids.length);
      const there = new Set(
        [...bought, ...popular].filter(({ isGone }) => !isGone).map(({ id }) => String(id)),
      );
      for (const id of ids) expect(there.has(id)).toBe(true);
    }),
  );
});
