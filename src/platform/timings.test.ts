import { expect, test } from 'vitest';
import { timings } from './timings.ts';

test('a part that comes later is announced after 200 ms (R436), stays fresh for 1000 ms (R437) and is given up after 120000 ms (R438)', () => {
  const { lazyDelay, minimumStaleTime, suspenseTimeout } = timings;
  expect([lazyDelay, minimumStaleTime, suspenseTimeout]).toEqual([200, 1000, 120_000]);
});

test('brands (R439) and the category tree (R440) are stale after 300000 ms and kept for 360000 ms', () => {
  const { brands, categoryTree } = timings;
  const kept = { staleTime: 300_000, gcTime: 360_000 };
  expect([brands, categoryTree]).toEqual([kept, kept]);
});

test('a question is asked again 3 times, after min(1000 × 2^n, 30000) ms (R441)', () => {
  const delays = [0, 1, 2, 3, 4, 5, 20].map(timings.retryDelay);
  expect([timings.retry, delays]).toEqual([3, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]]);
});
