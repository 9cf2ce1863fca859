/** Addresses of the demo shop's pages, by kind of page. */
import { languages, prefixOf } from '../../src/platform/i18n/language.ts';

export type Kind = 'home' | 'category' | 'product' | 'search';

const sorts = ['bestseller&lajittelusuunta=laskeva', 'nimi&lajittelusuunta=nouseva'];
const words = [
  'villa',
  'sukka',
  'leipä',
  'takki',
  'musta',
  'voide',
  'kenkä',
  'lasi',
  'peitto',
  'tee',
];

/** Addresses by kind, the simplest first; so many that rendering all takes longer than a run. */
export async function addressesOf(
  origin: string,
  read: (url: string) => Promise<string>,
): Promise<Map<Kind, string[]>> {
  const pages = Array.from({ length: 20 }, (_, i) => i + 1);
  const lists = pages.flatMap((page) => sorts.map((sort) => listPath(sort, page)));
  const products: string[] = [];
  for (const path of everywhere(lists.slice(0, 12)))
    products.push(...productsIn(await read(`${origin}${path}`)));
  return new Map([
    ['home', everywhere(['/'])],
    ['category', everywhere(['/kategoria/muoti', ...lists])],
    ['product', inTurn(products)],
    ['search', everywhere(words.map((word) => `/haku?hakutermi=${encodeURIComponent(word)}`))],
  ]);
}

const listPath = (sort: string, page: number) =>
  `/kategoria?lajitteluperuste=${sort}${page > 1 ? `&sivu=${page}` : ''}`;

const productsIn = (html: string): string[] =>
  html.match(/(?:\/(?:sv|en))?\/tuote\/[\w-]+\/\d+(?=")/g) ?? [];

/** The languages of one product after each other. */
const inTurn = (paths: string[]): string[] =>
  [...Map.groupBy(new Set(paths), (path) => path.replace(/.*\//, '')).values()].flat();

const everywhere = (paths: string[]): string[] =>
  languages.flatMap((language) =>
    paths.map((path) => `${prefixOf(language)}${path}`.replace(/(?<=.)\/$/, '')),
  );
