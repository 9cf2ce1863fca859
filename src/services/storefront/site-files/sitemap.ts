/** The site map: every public page in all languages, each with its alternates. */
import { brands, categoryTreeIfAny, publishedProducts } from '#features/catalogue/client.ts';
import type { CategoryNode } from '#features/catalogue/contract.ts';
import { campaignRoot } from '#features/catalogue/rules/category-menu.ts';
import type { Connection } from '#platform/http/client.ts';
import { addressIn, languages, type Language } from '#platform/i18n/language.ts';
import { xmlText } from '#platform/xml.ts';
import { runningCampaigns } from '#shell/running-campaigns.ts';
import type { RequestFacts } from '#shell/request.ts';

export type ListedShop = Pick<RequestFacts, 'publicUrl' | 'retailApi' | 'space' | 'now'>;

/** A page's path in each language, without prefix. */
type Paths = Record<Language, string>;

/** Pages per file; in three languages far below the limits of 50,000 addresses and 50 MB. */
export const pagesInFile = 2000;
/** Products per request. */
const atOnce = 500;

/** The index of all site map files. */
export async function sitemapIndex(facts: ListedShop): Promise<string> {
  const [pages, { places }] = await Promise.all([
    otherPages(facts),
    publishedProducts(facts.retailApi, 0, 0),
  ]);
  const files = [...filesOf('pages', pages.length), ...filesOf('products', places)];
  const entries = files.map((file) => `<sitemap><loc>${facts.publicUrl}/${file}</loc></sitemap>`);
  return documentOf('sitemapindex', entries);
}

const filesOf = (kind: string, count: number): string[] =>
  Array.from({ length: Math.ceil(count / pagesInFile) }, (_, i) => `sitemap-${kind}-${i + 1}.xml`);

/** One file, numbered from 1; null when there is no such file. */
export async function sitemapFile(
  facts: ListedShop,
  kind: string,
  number: number,
): Promise<string | null> {
  const from = (number - 1) * pagesInFile;
  if (from < 0) return null;
  const pages =
    kind === 'pages'
      ? (await otherPages(facts)).slice(from, from + pagesInFile)
      : await productPages(facts.retailApi, from);
  return pages && pages.length > 0
    ? documentOf(
        'urlset',
        pages.flatMap((paths) => entriesOf(paths, facts.publicUrl)),
      )
    : null;
}

/** Null beyond the last file. */
async function productPages(retailApi: Connection, from: number): Promise<Paths[] | null> {
  const pages: Paths[] = [];
  for (let at = from; at < from + pagesInFile; at += atOnce) {
    const { places, products } = await publishedProducts(retailApi, at, atOnce);
    if (from >= places) return null;
    pages.push(...products.map(({ urlPaths }) => urlPaths));
    if (at + atOnce >= places) break;
  }
  return pages;
}

/** All pages but those of products: their paths are the same in all languages. */
async function otherPages(facts: ListedShop): Promise<Paths[]> {
  const { retailApi, space } = facts;
  const [tree, running, all] = await Promise.all([
    categoryTreeIfAny(retailApi),
    runningCampaigns(facts),
    brands(retailApi),
  ]);
  const root = `/kategoria/${campaignRoot}`;
  const paths = [
    '/',
    '/kategoria',
    '/tuotemerkit',
    ...(tree === 'not-found' ? [] : below(tree)),
    ...(running.length > 0 ? [root] : []),
    ...running.map(({ path }) => `${root}/${path}`),
    ...all.map(({ id }) => `/tuotemerkit/${encodeURIComponent(id)}`),
    '/myymalat',
    '/info',
    ...contentPaths(space),
    ...space.stores.map(({ code }) => `/myymalat/${code}`),
  ];
  return paths.map((path) => ({ fi: path, sv: path, en: path }));
}

/** The merchant's page among the categories; others below it are heads of categories, listed already. */
const inspiration = 'kategoria/inspiroidu';

/** Pages that the merchant writes, without the front page. */
const contentPaths = ({ pages }: ListedShop['space']): string[] =>
  [...pages.keys()]
    .filter((path) => path === inspiration || !/^(?:index$|kategoria\/)/.test(path))
    .map((path) => `/${path}`);

const below = ({ children }: CategoryNode): string[] =>
  children.flatMap((child) => [child.urlPath, ...below(child)]);

function entriesOf(paths: Paths, publicUrl: string): string[] {
  const address = (language: Language) => xmlText(publicUrl + addressIn(language, paths[language]));
  const link = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`;
  const links = [
    ...languages.map((language) => link(language, language)),
    link('x-default', 'fi'),
  ].join('');
  return languages.map((language) => `<url><loc>${address(language)}</loc>${links}</url>`);
}

const documentOf = (root: 'urlset' | 'sitemapindex', entries: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
