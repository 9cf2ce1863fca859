/** Decides which addresses are public (the same page for everybody) and normalises them as cache keys. */
import { LRUCache } from 'lru-cache';
import type { ServerBuild } from 'react-router';
import { listKeys } from '#features/catalogue/url-state/keys.ts';
import { reviewKeys } from '#features/reviews/url-state.ts';
import { isSiteFile } from '../site-files/site-files.ts';
import { languageOf, type Language } from '#platform/i18n/language.ts';
import { plainPath } from '../guards.ts';
import { nameOf, pagePath, routeFinder } from '../page-routes.ts';

/** Address of a public page or of its data: the cache key, and what the renderer gets. */
export interface PublicAddress {
  /** Id of the page, for logs and metrics. */
  route: string;
  /** Path with language prefix, and the query parameters the page reads. */
  address: string;
  language: Language;
  /** All other parameters, such as those of advertisements. */
  others: string;
}

/** A page requested with another spelling of its path. */
export interface MovedAddress {
  /** The right path, with the request's query. */
  moved: string;
}

/** Route → the query parameters that change its page; any other route is personal. */
const publicRoutes = new Map<string, readonly string[]>([
  ['pages/home', []],
  ['pages/campaign', listKeys],
  ['pages/campaign-category', listKeys],
  ['pages/campaigns', []],
  ['pages/campaigns-category', listKeys],
  ['pages/guided-entry', ['vaihe']],
  ['pages/app-shell', []],
  ['pages/content/preview', []],
  ['pages/info', []],
  ['pages/content/info', []],
  ['pages/content/wellbeing', []],
  ['pages/content/inspiration', []],
  ['pages/category', listKeys],
  ['pages/product', ['variantti', ...reviewKeys]],
  ['pages/search', listKeys],
  ['pages/brands', ['nimi']],
  ['pages/brand', listKeys],
  ['pages/stores', ['postinumero']],
  ['pages/store', []],
]);

const longestAddress = 1000;
/** Total characters of the cached addresses; the results take about as much memory again. */
const longestCache = 2_000_000;

type Read = PublicAddress | MovedAddress | null;
export type ReadAddress = (url: string) => Read;

/** Reads absolute addresses; null for personal pages and for what is no page. */
export function addressReader(routes: ServerBuild['routes']): ReadAddress {
  const known = new LRUCache<string, { found: Read }>({ maxSize: longestCache });
  const routeOf = routeFinder(routes);
  const read = (raw: string): Read => {
    const { pathname, search, searchParams } = new URL(raw);
    if (isSiteFile(pathname))
      return { route: 'site-file', address: pathname, language: 'fi', others: '' };
    const isData = pathname.endsWith('.data');
    const moved = isData ? pathname : onePath(plainPath(pathname));
    if (moved !== pathname) {
      const isPage = !noPage.has(routeOf(moved, languageOf(moved.split('/')[1])));
      return isPage ? { moved: moved + search } : null;
    }
    const path = pagePath(pathname);
    const language = languageOf(path.split('/')[1]);
    const route = routeOf(path, language);
    const keys = publicRoutes.get(route);
    if (!keys) return null;
    const query = picked(searchParams, (key) => keys.includes(key));
    const others = isData ? '' : String(picked(searchParams, (key) => !keys.includes(key)));
    const parts = isData ? partsOf(searchParams, routes) : '';
    if (parts) query.append('_routes', parts);
    const address = query.size > 0 ? `${pathname}?${query}` : pathname;
    if (address.length > longestAddress) return null;
    return { route: nameOf(route, pathname), address, language, others };
  };
  return (url) => {
    const before = known.get(url);
    if (before) return before.found;
    const found = read(url);
    if (url.length <= longestAddress) known.set(url, { found }, { size: url.length });
    return found;
  };
}

/** Ids of the route found when no page has the path. */
const noPage = new Set(['', 'pages/not-found']);

/** The one form of a path: lower case, single slashes, none at the end, no prefix for Finnish. */
function onePath(pathname: string): string {
  if (!/[A-Z]|\/\/|.\/$|^\/fi(?:\/|$)/.test(pathname)) return pathname;
  const path = pathname
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/fi(?=\/|$)/, '');
  return path.replace(/\/$/, '') || '/';
}

/** Values stay as they are: pages redirect to the canonical form of their address themselves. */
const picked = (search: URLSearchParams, isWanted: (key: string) => boolean): URLSearchParams =>
  new URLSearchParams([...search].filter(([key]) => isWanted(key)));

/** Sorted ids of the routes whose data is requested; empty, which means all, when one is unknown. */
function partsOf(search: URLSearchParams, routes: ServerBuild['routes']): string {
  const ids = search.get('_routes')?.split(',') ?? [];
  return ids.every((id) => Object.hasOwn(routes, id)) ? ids.toSorted().join(',') : '';
}
