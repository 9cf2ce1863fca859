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
  if (name === null) return next();
  const results = await (isInTurn(name, request) ? inTurn(name, next, request.signal) : next());
  for (const result of Object.values(results)) {
    // Redirects are reported as errors too.
    if (result.type === 'error' && !(result.result instanceof Response)) {
      Object.assign(result, { type: 'data', result: null });
    }
  }
  return results;
};

/** Requests that change cookies, or data that all tabs share. */
const isInTurn = (name: string, { method }: Request): boolean =>
  method !== 'GET' || name === 'session' || name === 'wishlist';

/** Only one tab of a browser runs at a time: the next one sees the response of the one before. */
const inTurn = (name: string, next: () => Promise<Results>, signal: AbortSignal) =>
  'locks' in navigator ? navigator.locks.request(`aitta:${name}`, { signal }, next) : next();
