/** Browser caching of public responses. */
import { timings } from './timings.ts';

/** A row of `timings`, in milliseconds. */
interface Times {
  staleTime: number;
  gcTime: number;
}

/** Value of `Cache-Control`: fresh for `staleTime`, at least a second (R437); until `gcTime` the stale
 * response may be shown while a new one is fetched. */
export function cacheControl({ staleTime, gcTime }: Times): string {
  const fresh = Math.max(timings.minimumStaleTime, staleTime);
  return `public, max-age=${fresh / 1000}, stale-while-revalidate=${(gcTime - fresh) / 1000}`;
}
