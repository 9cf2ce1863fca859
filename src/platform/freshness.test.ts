import { expect, test } from 'vitest';
import { cacheControl } from './freshness.ts';
import { timings } from './timings.ts';

test.each([
  ['brands', timings.brands],
  ['the category tree', timings.categoryTree],
])('%s are asked for again after 300 s and forgotten after 360 s (R439, R440)', (_, times) => {
  expect(cacheControl(times)).toBe('public, max-age=300, stale-while-revalidate=60');
});

test('what a part waited for is fresh for a second at least (R437)', () => {
  expect(cacheControl({ staleTime: 0, gcTime: 1_000 })).toBe(
    'public, max-age=1, stale-while-revalidate=0',
  );
});
