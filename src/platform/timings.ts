/** Delays and cache times in milliseconds: one table for browser and server. */
export const timings = {
  /** A lazy part shows that it is loading only after this (R436). */
  lazyDelay: 200,
  /** A lazy part's data is fresh for at least this long (R437). */
  minimumStaleTime: 1_000,
  /** After this a lazy part counts as failed (R438). */
  suspenseTimeout: 120_000,
  /** Consent management that has not started after this counts as no consent (R389). */
  consentStart: 5_000,
  /** Fresh for `staleTime`, then fetched again; removed from the cache after `gcTime` (R439). */
  brands: { staleTime: 300_000, gcTime: 360_000 },
  /** The same for advertisements. */
  ads: { staleTime: 60_000, gcTime: 120_000 },
  /** The same for the category tree (R440). */
  categoryTree: { staleTime: 300_000, gcTime: 360_000 },
  /** Number of retries of a failed query, and the delay after failure n, counted from 0 (R441). */
  retry: 3,
  retryDelay: (failure: number): number => Math.min(1000 * 2 ** failure, 30_000),
} as const;
