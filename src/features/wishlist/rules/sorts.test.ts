import { expect, test } from 'vitest';
import { priceChange, sorted, sortOf, wishlistSorts } from './sorts.ts';

const entry = (name: string, savedAt: string, priceEuroCents: number) => ({
  product: { name },
  savedAt,
  priceEuroCents,
});
const entries = [
  entry('Öljy', '2026-11-01T00:00:00Z', 300),
  entry('Aura', '2026-11-03T00:00:00Z', 200),
  entry('Zorro', '2026-11-02T00:00:00Z', 100),
];

test.each([
  ['tallennettu', 'Aura Zorro Öljy'],
  ['hinta', 'Zorro Aura Öljy'],
  ['nimi', 'Aura Zorro Öljy'],
] as const)('sorted by %s: %s', (sort, expected) => {
  const names = sorted(entries, sort, 'fi').map(({ product }) => product.name);
  expect(names.join(' ')).toBe(expected);
});

test('an address that names no sort means the first', () => {
  expect([null, 'x', 'hinta'].map(sortOf)).toEqual([wishlistSorts[0], wishlistSorts[0], 'hinta']);
});

test.each([
  [1990, 1490, -500],
  [1990, 2490, 500],
  [1990, 1990, 0],
  [1990, null, 0],
])('saved at %i and %j now is a change of %i cents', (then, now, expected) => {
  const prices = { priceWhenSavedEuroCents: then, priceEuroCents: now };
  expect(priceChange(prices)).toBe(expected);
});
