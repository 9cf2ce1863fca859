import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeEventBudget } from './event-budget.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a network sends so many bytes in a while, and no other network waits for it', async () => {
  const budget = makeEventBudget({ bytes: 1000, seconds: 60 });
  expect([await budget('a', 600), await budget('a', 400), await budget('a', 1)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await budget('b', 1000)).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect(await budget('a', 1000)).toBe(true);
});
