import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fit } from './contract/values.ts';
import { halvesOf, isChange, mostSaid, starsIn, summaryOf } from './rules.ts';

const tally = (stars: number, count = 1, fit: Fit | null = null) => ({
  stars,
  fit,
  count,
});

test('a product without reviews has no average', () => {
  expect(summaryOf([])).toEqual({
    count: 0,
    average: null,
    distribution: [0, 0, 0, 0, 0],
    fits: { small: 0, true: 0, large: 0 },
  });
});

test('reviews are counted by stars, five first, and by fit (R401)', () => {
  const tallies = [tally(5, 2, 'true'), tally(5, 1), tally(4, 1, 'small'), tally(1, 3, 'true')];
  expect(summaryOf(tallies)).toEqual({
    count: 7,
    average: 3.1,
    distribution: [3, 1, 0, 0, 3],
    fits: { small: 1, true: 5, large: 0 },
  });
  expect(starsIn(tallies)).toBe(22);
});

test('low stars count as much as high ones: the average is that of all reviews (L20)', () => {
  const reviews = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(reviews, (stars) => {
      const { average, count, distribution } = summaryOf(stars.map((one) => tally(one)));
      const exact = stars.reduce((total, one) => total + one, 0) / stars.length;
      expect(Math.abs((average ?? 0) - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect([count, distribution.reduce((total, one) => total + one, 0)]).toEqual([
        stars.length,
        stars.length,
      ]);
    }),
  );
});

test.each([
  [{ small: 0, true: 2, large: 0 }, null],
  [{ small: 1, true: 2, large: 0 }, 'true'],
  [{ small: 3, true: 2, large: 0 }, 'small'],
  [{ small: 2, true: 2, large: 0 }, null],
  [{ small: 1, true: 1, large: 5 }, 'large'],
])('of the answers %j most say %s', (answers, said) => {
  expect(mostSaid(answers)).toBe(said);
});

test.each([
  ['pending', 'published', true],
  ['pending', 'rejected', true],
  ['published', 'published', false],
  ['published', 'rejected', true],
  ['rejected', 'published', true],
  ['rejected', 'rejected', true],
] as const)('a review that is %s can become %s: %s', (state, next, isPossible) => {
  const decision =
    next === 'published'
      ? ({ state: next } as const)
      : ({ state: next, reason: 'insult' } as const);
  expect(isChange(state, decision)).toBe(isPossible);
});

test('stars are drawn in halves', () => {
  expect([1, 4.2, 4.3, 4.7, 4.8, 5].map(halvesOf)).toEqual([2, 8, 9, 9, 10, 10]);
});
