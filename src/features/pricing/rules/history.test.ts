import { expect, test } from 'vitest';
import { historyEntries, historyFault } from './history.ts';

const own = 100;
const period = (from: number, until: number, cents = 1000) => ({
  from,
  until,
  cents,
  isReduced: false,
});
const [first, second] = [period(10, 20), period(20, 100)];

test.each([
  [[], null, 'nothing is given'],
  [[second, first], null, 'one follows the other, in any order'],
  [[period(10, 21), second], second, 'one begins before the other ends'],
  [[first, first], first, 'one is given twice'],
  [[period(99, 200)], null, 'it ends after the shop’s own prices began'],
  [[first, period(100, 200)], period(100, 200), 'it begins with the shop’s own prices'],
])('of the periods %j, %j is wrong: %s (L01)', (...[periods, wrong]) => {
  expect(historyFault(periods, own)?.period ?? null).toEqual(wrong);
});

test('periods are logged in order; in gaps, also before the own prices, nothing was sold (L01)', () => {
  const entry = (validFrom: number, cents: number | null) => ({
    validFrom,
    cents,
    isReduced: false,
  });
  expect(historyEntries([period(30, 99, 800), second, first], own).slice(0, 2)).toEqual([
    entry(10, 1000),
    entry(20, 1000),
  ]);
  expect(historyEntries([period(30, 99, 800), first], own)).toEqual([
    entry(10, 1000),
    entry(20, null),
    entry(30, 800),
    entry(99, null),
  ]);
  expect(historyEntries([second], own)).toEqual([entry(20, 1000)]);
});
