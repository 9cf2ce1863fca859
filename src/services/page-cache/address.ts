/** Which addresses everybody sees alike, each in one form however it was written. */
import { matchRoutes, type ServerBuild } from 'react-router';
import { formFields } from '#features/catalogue/url-state/write.ts';
import { languageOf, prefixOf, type Language } from '#platform/i18n/language.ts';

/** A page, or the data of one, as it is kept and asked from the renderer. */
export interface PublicAddress {
  /** Path with language prefix, and the query parameters the page knows, sorted. */
  address: string;
  language: Language;
}

/** Query parameters that lists know, and the fields of their forms. */
const listKeys = [
  'hakutermi',
  'kampanja',
  'brändi',
  'väri',
  'koko',
  'hinta',
  'alennus',
  'verkkosaatavuus',
  'lajitteluperuste',
  'lajittelusuunta',
  'sivu',
  ...Object.values(formFields),
];

/** Route → the query parameters that change its page; any other route is personal. */
const publicRoutes = new Map<string, readonly string[]>([
  ['pages/home', []],
  ['pages/category', listKeys],
  ['pages/product', ['variantti']],
  ['pages/search', listKeys],
  ['pages/brands', ['nimi']],
  ['pages/brand', listKeys],
  ['pages/menu', []],
]);

const longestAddress = 1000;
const remembered = 10_000;

export type ReadAddress = (url: string) => PublicAddress | null;

/** Reads absolute addresses; null for what is personal or no page. */
export function addressReader(routes: ServerBuild['routes']): ReadAddress {
  const known = new Map<string, PublicAddress | null>();
  const tree = Object.values(routes).flatMap((route) =>
    route?.parentId === 'root' ? [pick(route)] : [],
  );
  const read = (raw: string): PublicAddress | null => {
    const { pathname, searchParams } = new URL(raw);
    const path = pathname.replace(/(?:\/_)?\.data$/, '') || '/';
    const language = languageOf(path.split('/')[1]);
    const route = matchRoutes(tree, path, prefixOf(language) || '/')?.at(-1)?.route.id ?? '';
    const keys = publicRoutes.get(route);
    if (!keys) return null;
    const query = knownQuery(searchParams, keys);
    const parts = pathname.endsWith('.data') ? partsOf(searchParams, routes) : '';
    if (parts) query.append('_routes', parts);
    const address = query.size > 0 ? `${pathname}?${query}` : pathname;
    return address.length > longestAddress ? null : { address, language };
  };
  return (url) => {
    let found = known.get(url);
    if (found === undefined) {
      if (known.size >= remembered) known.clear();
      known.set(url, (found = read(url)));
    }
    return found;
  };
}

type Route = NonNullable<ServerBuild['routes'][string]>;

/** What finding a page by its path takes. */
function pick({ id, path, index }: Route) {
  const named = path === undefined ? {} : { path };
  return index ? { id, index: true as const } : { id, ...named };
}

/** Known parameters with a value, in the order of the table; a repeated one keeps its order. */
function knownQuery(search: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const pairs = keys.flatMap((key) => search.getAll(key).map((value) => [key, value]));
  return new URLSearchParams(pairs.filter(([, value]) => value !== ''));
}

/** Ids of the parts a data request wants, sorted; empty, which asks for all, when one is unknown. */
function partsOf(search: URLSearchParams, routes: ServerBuild['routes']): string {
  const ids = search.get('_routes')?.split(',') ?? [];
  return ids.every((id) => Object.hasOwn(routes, id)) ? ids.toSorted().join(',') : '';
}
