/** How long things wait and are kept, in milliseconds: one table for browser and server. */
export const timings = {
  /** A part that comes later shows that it is coming only after this (R436). */
  lazyDelay: 200,
  /** What a part waited for is fresh at least this long (R437). */
  minimumStaleTime: 1_000,
  /** After this a part is not waited for any longer (R438). */
  suspenseTimeout: 120_000,
  /** Fresh for `staleTime`; then asked for again, and after `gcTime` forgotten (R439). */
  brands: { staleTime: 300_000, gcTime: 360_000 },
  /** The same of the category tree (R440). */
  categoryTree: { staleTime: 300_000, gcTime: 360_000 },
  /** How often a question that failed is asked again, and how long after failure n, from 0 (R441). */
  retry: 3,
  retryDelay: (failure: number): number => Math.min(1000 * 2 ** failure, 30_000),
} as const;
