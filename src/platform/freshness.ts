/** How long browsers keep what everybody is answered alike. */
import { timings } from './timings.ts';

/** A row of the table of timings, in milliseconds. */
interface Times {
  staleTime: number;
  gcTime: number;
}

/** Value of `Cache-Control`: fresh for `staleTime`, a second at least (R437); until `gcTime` shown once more
 * while it is asked for again. */
export function cacheControl({ staleTime, gcTime }: Times): string {
  const fresh = Math.max(timings.minimumStaleTime, staleTime);
  return `public, max-age=${fresh / 1000}, stale-while-revalidate=${(gcTime - fresh) / 1000}`;
}
