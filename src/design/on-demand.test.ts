import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from './on-demand.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what cannot be loaded is asked for again, ever less often, until it is there', async () => {
  const asked: number[] = [];
  const start = Date.now();
  const load = async () => {
    asked.push(Date.now() - start);
    if (asked.length < 4) throw new TypeError('Failed to fetch dynamically imported module');
    return 'there';
  };
  const loaded = patiently(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loaded).toBe('there');
  expect(asked).toEqual([0, 1000, 3000, 7000]);
});
