import { expect, test } from 'vitest';
import {
  graceSeconds,
  idleHours,
  isProven,
  renewalSeconds,
  secondsOfProof,
  seenMinutes,
  sessionHours,
  standingOf,
  unrenewedHours,
  waitingSeconds,
} from './lifetime.ts';

test('a session lasts 30 days, 14 of them unused, one day where it cannot be renewed', () => {
  expect({ sessionHours, idleHours, unrenewedHours }).toEqual({
    sessionHours: 720,
    idleHours: 336,
    unrenewedHours: 24,
  });
  expect({ seenMinutes, graceSeconds, renewalSeconds, waitingSeconds, secondsOfProof }).toEqual({
    seenMinutes: 10,
    graceSeconds: 30,
    renewalSeconds: 15,
    waitingSeconds: 20,
    secondsOfProof: 600,
  });
});

test.each([
  [null, false],
  [1_000_000, true],
  [1_000_000 - 600_000, true],
  [1_000_000 - 600_001, false],
])('who was proved at %s is proven at 1,000,000 ms: %s', (authenticatedAt, is) => {
  expect(isProven(authenticatedAt, 1_000_000)).toBe(is);
});

test.each([
  ['now', 'before', 0, 'present'],
  ['before', 'before', 100_000, 'just-renewed'],
  ['before', 'before', 70_000, 'just-renewed'],
  ['before', 'before', 69_999, 'replayed'],
  ['before', 'before', null, 'unknown'],
  ['other', 'before', 100_000, 'unknown'],
  ['other', null, null, 'unknown'],
] as const)(
  'a refresh token %s after %s, renewed at %s, is %s to its session',
  (hash, previousHash, renewedAt, standing) => {
    expect(standingOf(hash, 'now', { previousHash, renewedAt }, 100_000)).toBe(standing);
  },
);
