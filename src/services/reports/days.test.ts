import { expect, test } from 'vitest';
import { instantsOf, readDays } from './days.ts';

const today = Temporal.PlainDate.from('2026-11-24');
const read = (from?: string, until?: string) => {
  const days = readDays({ from, until }, today);
  return Array.isArray(days)
    ? days.map(({ field, code }) => `${field} ${code}`)
    : `${days.from} ${days.until}`;
};

test.each([
  [undefined, undefined, '2026-10-26 2026-11-24'],
  ['', '', '2026-10-26 2026-11-24'],
  ['2026-11-01', undefined, '2026-11-01 2026-11-24'],
  [undefined, '2026-03-01', '2026-01-31 2026-03-01'],
  ['2026-11-24', '2026-11-24', '2026-11-24 2026-11-24'],
  ['2024-02-29', '2024-03-01', '2024-02-29 2024-03-01'],
  ['2021-11-25', '2026-11-24', '2021-11-25 2026-11-24'],
  ['2021-11-24', '2026-11-24', ['from tooLong']],
  ['2026-11-25', undefined, ['from order']],
  ['yesterday', '2026-02-30', ['from noDay', 'until noDay']],
  ['1.11.2026', undefined, ['from noDay']],
  ['0001-01-01', '9999-01-01', ['from noDay', 'until noDay']],
])('from %j until %j: %j', (from, until, expected) => {
  expect(read(from, until)).toEqual(expected);
});

test('days are Finnish, also when the clock is changed', () => {
  const day = Temporal.PlainDate.from('2026-10-25');
  const { from, until } = instantsOf({ from: day, until: day });
  expect([String(from), String(until)]).toEqual(['2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z']);
});
