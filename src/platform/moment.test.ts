import { expect, test } from 'vitest';
import { endIn } from './moment.ts';

test.each([
  ['2026-11-30T22:00:00Z', '30.11.2026'],
  ['2027-06-30T21:00:00Z', '30.6.2027'],
  ['2026-11-30T21:59:59Z', '30.11.2026 klo 23.59'],
  ['2026-11-30T22:00:01Z', '1.12.2026 klo 0.00'],
  ['2026-12-01T10:30:00Z', '1.12.2026 klo 12.30'],
])('what ends at %s is shown to end %s (L01)', (instant, words) => {
  expect(endIn(instant, 'fi')).toBe(words);
});
