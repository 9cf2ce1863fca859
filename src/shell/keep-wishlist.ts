/** Keeps the wishlist for all tabs as it arrives. Here no other tab can ask for it yet; kept when the page shows
 * it, an older list could replace the one another tab received after it (R202). */
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import type { Wish } from '#features/wishlist/rules.ts';
import { storeList } from '#features/wishlist/ui/kept.ts';
import { dataRouteOf } from './data-routes.ts';

/** To be run within `dataRoutes`. */
export const keepWishlist: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (dataRouteOf(new URL(request.url).pathname) !== 'wishlist') return results;
  for (const { result } of Object.values(results)) {
    const entries = (valueOf(result) as { entries?: readonly Wish[] | null } | null)?.entries;
    if (entries) storeList(entries);
  }
  return results;
};

/** The router adds the status to what a form is answered with. */
const valueOf = (result: unknown): unknown =>
  result instanceof Object && 'init' in result && 'data' in result ? result.data : result;
