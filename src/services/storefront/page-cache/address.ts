/** Which addresses everybody sees alike, without what no page reads. */
import { LRUCache } from 'lru-cache';
import { matchRoutes, type ServerBuild } from 'react-router';
import { listKeys } from '#features/catalogue/url-state/keys.ts';
import { isSiteFile } from '../site-files/site-files.ts';
import { languageOf, prefixOf, type Language } from '#platform/i18n/language.ts';
import { plainPath } from '../guards.ts';

/** A page, or the data of one, as it is kept and asked from the renderer. */
export interface PublicAddress {
  /** Path with language prefix, and the query parameters the page knows. */
  address: string;
  language: Language;
  /** The other parameters, such as those that tell where a shopper came from. */
  others: string;
}

/** A page asked for by another spelling of its path. */
export interface MovedAddress {
  /** The path it has, and the query. */
  moved: string;
}

/** Route → the query parameters that change its page; any other route is personal. */
const publicRoutes = new Map<string, readonly string[]>([
  ['pages/home', []],
  ['pages/category', listKeys],
  ['pages/product', ['variantti']],
  ['pages/search', listKeys],
  ['pages/brands', ['nimi']],
  ['pages/brand', listKeys],
]);

const longestAddress = 1000;
/** Characters of the addresses remembered, all in all; what is made of one is about as long again. */
const remembered = 2_000_000;

type Read = PublicAddress | MovedAddress | null;
export type ReadAddress = (url: string) => Read;

/** Reads absolute addresses; null for what is personal or no page. */
export function addressReader(routes: ServerBuild['routes']): ReadAddress {
  const known = new LRUCache<string, { found: Read }>({ maxSize: remembered });
  const tree = Object.values(routes).flatMap((route) =>
    route?.parentId === 'root' ? [pick(route)] : [],
  );
  const routeOf = (path: string, language: Language): string =>
    matchRoutes(tree, path, prefixOf(language) || '/')?.at(-1)?.route.id ?? '';
  const read = (raw: string): Read => {
    const { pathname, search, searchParams } = new URL(raw);
    if (isSiteFile(pathname)) return { address: pathname, language: 'fi', others: '' };
    const isData = pathname.endsWith('.data');
    const moved = isData ? pathname : onePath(plainPath(pathname));
    if (moved !== pathname) {
      const isPage = !noPage.has(routeOf(moved, languageOf(moved.split('/')[1])));
      return isPage ? { moved: moved + search } : null;
    }
    const path = pathname.replace(/(?:\/_)?\.data$/, '') || '/';
    const language = languageOf(path.split('/')[1]);
    const keys = publicRoutes.get(routeOf(path, language));
    if (!keys) return null;
    const query = picked(searchParams, (key) => keys.includes(key));
    const others = isData ? '' : String(picked(searchParams, (key) => !keys.includes(key)));
    const parts = isData ? partsOf(searchParams, routes) : '';
    if (parts) query.append('_routes', parts);
    const address = query.size > 0 ? `${pathname}?${query}` : pathname;
    return address.length > longestAddress ? null : { address, language, others };
  };
  return (url) => {
    const before = known.get(url);
    if (before) return before.found;
    const found = read(url);
    if (url.length <= longestAddress) known.set(url, { found }, { size: url.length });
    return found;
  };
}

type Route = NonNullable<ServerBuild['routes'][string]>;

/** What finding a page by its path takes. */
function pick({ id, path, index }: Route) {
  const named = path === undefined ? {} : { path };
  return index ? { id, index: true as const } : { id, ...named };
}

/** What answers where no page does. */
const noPage = new Set(['', 'pages/not-found']);

/** Small letters, single slashes and none at the end; Finnish has no prefix. */
function onePath(pathname: string): string {
  if (!/[A-Z]|\/\/|.\/$|^\/fi(?:\/|$)/.test(pathname)) return pathname;
  const path = pathname
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/fi(?=\/|$)/, '');
  return path.replace(/\/$/, '') || '/';
}

/** Parameters as they are: pages lead to the one form of their address themselves. */
const picked = (search: URLSearchParams, isWanted: (key: string) => boolean): URLSearchParams =>
  new URLSearchParams([...search].filter(([key]) => isWanted(key)));

/** Ids of the parts a data request wants, sorted; empty, which asks for all, when one is unknown. */
function partsOf(search: URLSearchParams, routes: ServerBuild['routes']): string {
  const ids = search.get('_routes')?.split(',') ?? [];
  return ids.every((id) => Object.hasOwn(routes, id)) ? ids.toSorted().join(',') : '';
}
