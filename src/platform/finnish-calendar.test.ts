import { expect, test } from 'vitest';
import { easter, holidayOn, isBusinessDay } from './finnish-calendar.ts';

test('nothing travels on weekends and Finnish holidays', () => {
  const free = ['2026-12-06', '2026-04-03', '2026-04-06', '2026-05-14', '2026-06-19', '2026-11-21'];
  expect(easter(2026).toString()).toBe('2026-04-05');
  expect(free.map((day) => isBusinessDay(Temporal.PlainDate.from(day)))).not.toContain(true);
  expect(isBusinessDay(Temporal.PlainDate.from('2026-04-07'))).toBe(true);
});

test.each([
  [1734, '04-25'],
  [1761, '03-22'],
  [1886, '04-25'],
  [2024, '03-31'],
  [2025, '04-20'],
  [2027, '03-28'],
  [2029, '04-01'],
  [2035, '03-25'],
  [2038, '04-25'],
  [2049, '04-18'],
  [2076, '04-19'],
  [2100, '03-28'],
  [2106, '04-18'],
  [2285, '03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(easter(year).toString()).toBe(`${year}-${day}`);
});

test.each([
  ['2026-01-01', false],
  ['2026-01-06', false],
  ['2026-05-01', false],
  ['2027-12-06', false],
  ['2026-12-24', false],
  ['2026-12-25', false],
  ['2028-12-26', false],
  ['2027-06-25', false],
  ['2026-06-26', true],
  ['2027-06-18', true],
  ['2026-06-18', true],
  ['2026-11-20', true],
  ['2026-11-22', false],
])('%s is a day on which products travel: %s', (day, is) => {
  expect(isBusinessDay(Temporal.PlainDate.from(day))).toBe(is);
});

test.each([
  ['2026-04-03', 'good-friday'],
  ['2026-04-05', 'easter'],
  ['2026-04-06', 'easter-monday'],
  ['2026-05-14', 'ascension'],
  ['2026-05-24', 'whit-sunday'],
  ['2026-06-19', 'midsummer-eve'],
  ['2026-06-20', 'midsummer'],
  ['2027-06-25', 'midsummer-eve'],
  ['2027-06-26', 'midsummer'],
  ['2026-10-31', 'all-saints'],
  ['2027-11-06', 'all-saints'],
  ['2026-12-06', 'independence'],
  ['2026-11-07', null],
  ['2026-06-27', null],
  ['2026-06-12', null],
  ['2026-04-04', null],
])('on %s is the holiday %s', (day, holiday) => {
  expect(holidayOn(Temporal.PlainDate.from(day))).toBe(holiday);
});
