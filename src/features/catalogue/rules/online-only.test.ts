import { expect, test } from 'vitest';
import { showsOnlineOnly } from './online-only.ts';

test.each([
  ['2023-05-14T00:00+03:00', 'ONLINE_ONLY', true],
  ['2023-07-30T23:59+03:00', 'ONLINE_ONLY', true],
  ['2023-05-13T23:59+03:00', 'ONLINE_ONLY', false],
  ['2023-07-31T00:00+03:00', 'ONLINE_ONLY', false],
  ['2023-06-15T12:00+03:00', 'AVAILABLE', false],
  ['2023-06-15T12:00+03:00', 'SOLD_OUT', false],
  ['2023-06-15T12:00+03:00', 'IN_STORE_ONLY', false],
] as const)(
  'at %s, of products that are %s, the notice is shown: %s (R164)',
  (at, availability, is) => {
    expect(showsOnlineOnly(availability, Temporal.Instant.from(at))).toBe(is);
  },
);
