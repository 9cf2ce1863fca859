/** The panel of the search box and the page of results have the same answer to the same words. */
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#platform/i18n/language.ts';
import { slug } from '#platform/ids.ts';
import { allProducts } from '../../../seed/products.ts';
import { randomFrom } from '../../../seed/random.ts';
import type { ProductList } from '../catalogue/contract.ts';
import type { CategoryRecord, ProductRecord } from '../catalogue/record.ts';
import { product, properties, snapshot } from '../catalogue/testing.ts';
import { buildIndex } from '../search-index/build.ts';
import { decidedWith } from '../search-index/testing.ts';
import type { Suggestions } from './contract.ts';
import { nothingSaid, openSearchCalls } from './testing.ts';

const at = Date.parse('2026-11-20T10:00:00Z');

interface Catalogue {
  categories: CategoryRecord[];
  products: ProductRecord[];
}

/** Products that the demo shop does not have, some of them sold out. */
function ownCatalogue(): Catalogue {
  const nouns = [
    ['ompelukone', 'symaskin', 'sewing machine'],
    ['villalanka', 'ullgarn', 'wool yarn'],
    ['akvaario', 'akvarium', 'aquarium'],
    ['kitara', 'gitarr', 'guitar'],
    ['lapio', 'spade', 'spade'],
    ['kastelukannu', 'vattenkanna', 'watering can'],
    ['linnunpönttö', 'fågelholk', 'bird house'],
    ['saha', 'såg', 'saw'],
  ];
  const kinds = [
    ['punainen', 'röd', 'red'],
    ['pieni', 'liten', 'small'],
    ['luomu', 'eko', 'organic'],
    ['5 l', '5 l', '5 l'],
    ['lasten', 'barn', 'kids'],
  ];
  const products = nouns.flatMap(([fi, sv, en], i) =>
    kinds.map(([ofFi, ofSv, ofEn], j) =>
      product(`${i}${j}`, {
        name: { fi: `${fi} ${ofFi}`, sv: `${sv} ${ofSv}`, en: `${en} ${ofEn}` },
        brand: j === 0 ? { id: 'kivikko', name: 'Kivikko & Pojat' } : null,
        size: j === 4 ? 'M' : null,
        attributes: i % 2 === 0 ? { age_group: ['kids'] } : { gender: ['female'] },
        stock: (i + j) % 4,
      }),
    ),
  );
  return { ...snapshot(products), products };
}

function demoCatalogue(): Catalogue {
  const all = allProducts();
  const pathOf = (names: { fi: string }[]) => names.map(({ fi }) => slug(fi)).join('/');
  const categories = all.flatMap((one) =>
    one.categories.map((name, i): [string, CategoryRecord] => {
      const path = pathOf(one.categories.slice(0, i + 1));
      return [path, { path, name: { ...name }, position: i }];
    }),
  );
  const products = all.map((one) =>
    product(one.id, {
      name: { ...one.title },
      description: { ...one.description },
      brand: { id: one.brand.key, name: one.brand.name },
      categoryPath: pathOf(one.categories),
      size: one.items[0]?.size ?? null,
      stock: one.sold % 5,
      sales: one.sold,
      attributes: one.attributes,
    }),
  );
  return { categories: [...new Map(categories).values()], products };
}

function openCalls({ categories, products }: Catalogue) {
  const decisions = decidedWith([], properties)();
  const parts = { version: 1, stockMark: '', categories, products };
  const index = buildIndex(parts, () => decisions, at);
  return openSearchCalls(index, at, { ...nothingSaid, properties });
}

const wordsOfProperties = ['naisten', 'lapselle', 'kids', 'vegaaninen', 'gluten free'];

/** Words of names, beginnings of two to seven letters, slips, two words, and a letter after a word. */
function termsOf({ products }: Catalogue, count: number): { term: string; language: Language }[] {
  const random = randomFrom(7);
  const one = <Item>(all: readonly Item[]): Item => all[random.between(0, all.length - 1)] as Item;
  const words = (language: Language) => one(products).name[language]?.split(' ') ?? [];
  const ways = [
    (word: string) => word,
    ...Array.from({ length: 4 }, () => (word: string) => word.slice(0, random.between(2, 7))),
    (word: string) => `${word.slice(0, 3)}${word.slice(4)}`,
    (word: string, other: string) => `${word} ${other}`,
    (word: string, other: string) => `${word} ${other.slice(0, 1)}`,
    (word: string) => `${word}xq`,
    (word: string) => `${one(wordsOfProperties)} ${word}`,
  ];
  return Array.from({ length: count }, (_, i) => {
    const language = languages[i % languages.length] as Language;
    return { term: one(ways)(one(words(language)), one(words(language))), language };
  });
}

const facts = ({ totalCount, products, corrected, left }: ProductList | Suggestions) => ({
  totalCount,
  first: products.slice(0, 5).map(({ sokId }) => sokId),
  corrected,
  left,
});

describe.each([
  ['products of its own', ownCatalogue(), 4000],
  ['the products of the demo shop', demoCatalogue(), 1000],
])('in a shop with %s', (_, catalogue, count) => {
  test('suggestions and results count, order and note the same (R113, R280)', async () => {
    const ask = openCalls(catalogue);
    const different = [];
    let some = 0;
    for (const { term, language } of termsOf(catalogue, count)) {
      const asked = encodeURIComponent(term);
      const panel = await ask<Suggestions>(`/v1/search/suggestions?term=${asked}`, language);
      const page = await ask<ProductList>(`/v2/retail/search?search=${asked}`, language);
      if (page.totalCount > 0) some += 1;
      const [one, other] = [facts(panel), facts(page)];
      if (JSON.stringify(one) !== JSON.stringify(other)) different.push({ term, one, other });
    }
    expect(different).toEqual([]);
    expect(some).toBeGreaterThan(count / 2);
  });
});
