import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WishlistEntry } from '../contract.ts';
import { cheaperFavourites, favouritePath } from './cheaper.ts';

const priceOf = (priceEuroCents: number) => ({
  regular: { priceEuroCents, hasVariation: false, discountPercent: 0 },
  discounted: null,
  valuePriceEuroCents: null,
  depositEuroCents: null,
  unit: null,
});

const entry = (sokId: string, then: number, now: number | null, more: object = {}) =>
  ({
    sokId,
    product: {
      sokId,
      name: `Tuote ${sokId}`,
      urlPath: `/tuote/t/${sokId}`,
      picture: null,
      priceData: priceOf(now ?? then),
    },
    variant: null,
    savedAt: '2026-11-01T00:00:00Z',
    priceWhenSavedEuroCents: then,
    priceEuroCents: now,
    availability: 'AVAILABLE',
    ...more,
  }) as unknown as WishlistEntry;

test.each([
  ['cheaper now', entry('1', 1990, 1490), [['1', 1490, 500]]],
  ['dearer now', entry('1', 1990, 2490), []],
  ['as it was', entry('1', 1990, 1990), []],
  ['without a price now', entry('1', 1990, null), []],
  ['sold out', entry('1', 1990, 1490, { availability: 'SOLD_OUT' }), []],
  ['no longer in the catalogue (R187)', entry('1', 1990, 1490, { product: null }), []],
])('a favourite that is %s', (_, one, expected) => {
  const found = cheaperFavourites([one]);
  expect(found.map(({ sokId, price, lessCents }) => [sokId, price.cents, lessCents])).toEqual(
    expected,
  );
});

test('a variant leads to itself', () => {
  const variant = { sokId: '12', picture: null, priceData: priceOf(100) };
  expect(cheaperFavourites([entry('12', 200, 100, { variant })])[0]?.urlPath).toBe(
    '/tuote/t/12?variantti=12',
  );
  expect(favouritePath(entry('1', 1, 1) as never)).toBe('/tuote/t/1');
});

test('the largest drop comes first, and none is invented', () => {
  const prices = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 9999 }));
  fc.assert(
    fc.property(fc.array(prices, { maxLength: 12 }), (rows) => {
      const found = cheaperFavourites(rows.map(([then, now], i) => entry(String(i), then, now)));
      expect(found).toHaveLength(rows.filter(([then, now]) => now < then).length);
      const drops = found.map(({ lessCents }) => lessCents);
      expect(drops).toEqual(drops.toSorted((a, b) => b - a));
      for (const { sokId, price } of found) expect(price.cents).toBe(rows[Number(sokId)]?.[1]);
    }),
  );
});
