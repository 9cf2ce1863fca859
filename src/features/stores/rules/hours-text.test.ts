import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';
import { spanText, timeText } from './hours-text.ts';
import { weekText } from './week-text.ts';

test.each([
  ['09:00', '9', '9', '9:00'],
  ['09:30', '9.30', '9.30', '9:30'],
  ['24:00', '24', '24', '24:00'],
])('%s is %s, %s and %s (R035)', (time, fi, sv, en) => {
  expect([timeText(time, 'fi'), timeText(time, 'sv'), timeText(time, 'en')]).toEqual([fi, sv, en]);
});

test('the hours of a week name days with the same hours together (R035)', () => {
  const hours = 'Mo-Fr 09:00-21:00, Sa 10:00-18:30';
  expect(weekText(hours, 'fi')).toBe('ma–pe 9–21, la 10–18.30');
  expect(weekText(hours, 'sv')).toBe('mån–fre 9–21, lör 10–18.30');
  expect(weekText(hours, 'en')).toBe('Mon–Fri 9:00–21:00, Sat 10:00–18:30');
  expect(weekText('Mo 10:00-12:00, Tu 10:00-12:00, Th 10:00-12:00', 'fi')).toBe(
    'ma–ti 10–12, to 10–12',
  );
});

test('spans and days are written as the language does (R035)', () => {
  expect(spanText({ opens: '09:00', closes: '21:30' }, 'fi')).toBe('9–21.30');
  expect(dayText('2026-12-24', 'fi')).toBe('to 24.12.');
  expect(dayText('2026-12-24', 'sv')).toBe('tors 24.12');
  expect(dayText('2026-12-24', 'en')).toBe('Thu 24 Dec');
});
