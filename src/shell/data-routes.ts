/** How the browser loads data after the page, at `/_data/…`: only with the router's fetchers. Data that
 * could not be loaded is null, and the page stays as it is. */
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { anyPrefix } from '#platform/i18n/language.ts';

const dataRoute = new RegExp(`^${anyPrefix}/_data/([a-z-]+)`);

/** Name of the data route a path begins with, such as `session`; null for a page. */
export const dataRouteOf = (path = ''): string | null => dataRoute.exec(path)?.[1] ?? null;

type Results = Record<string, DataStrategyResult>;

/** Exported by every data route, which is loaded on demand and not after every form submission. Nothing else of
 * one is needed in browsers, so `loadPatiently` does not request the route's code. */
export const shouldRevalidate = (): boolean => false;

/** Wraps everything the router loads in browsers. */
export const dataRoutes: MiddlewareFunction<Results> = async ({ request }, next) => {
  const name = dataRouteOf(new URL(request.url).pathname);
  const turn = turnOf(name, request);
  const results = await (turn && 'locks' in navigator
    ? navigator.locks.request(
        `aitta:${turn.name}`,
        { mode: turn.mode, signal: request.signal },
        next,
      )
    : next());
  if (name === null) return results;
  for (const result of Object.values(results)) {
    // Redirects are reported as errors too.
    if (result.type === 'error' && !(result.result instanceof Response)) {
      Object.assign(result, { type: 'data', result: null });
    }
  }
  return results;
};

interface Turn {
  name: string;
  mode: LockMode;
}

/** The lock under which a request is sent, in one tab of a browser at a time, so that it has the cookies and data
 * of the response before it; null for none. A page's forms wait for the cart that is being created or changed
 * (R239), but not for one another; so does what reads the cart. */
function turnOf(name: string | null, { method }: Request): Turn | null {
  const isRead = method === 'GET';
  if (isRead ? name === 'cart-count' : name === null) return { name: 'cart-count', mode: 'shared' };
  const isAlone = name !== null && (!isRead || name === 'session' || name === 'wishlist');
  return isAlone ? { name, mode: 'exclusive' } : null;
}
