import { expect, test, vi } from 'vitest';
import type { Category, ProductCard } from '../../catalogue/contract.ts';
import { makeNames, suggestionsFor } from './suggest.ts';

const category = (path: string, name: string, count: number): Category => ({
  name,
  path,
  urlPath: `/kategoria/${path}`,
  level: 2,
  breadcrumbs: [
    { name: 'Muoti', path: 'muoti', level: 1 },
    { name, path, level: 2 },
  ],
  parents: ['muoti'],
  count,
  picture: null,
});
const price = { priceEuroCents: 1990, hasVariation: false, discountPercent: 0 };
const card = (sokId: string): ProductCard => ({
  sokId,
  name: `Tuote ${sokId}`,
  brandName: null,
  urlPath: `/tuote/${sokId}`,
  picture: null,
  priceData: {
    regular: price,
    coop: null,
    hasCoopPrice: false,
    discounted: null,
    valuePriceEuroCents: null,
    depositEuroCents: null,
    unit: null,
    lowestPrice30Days: null,
    discountedUntil: null,
  },
  availability: 'AVAILABLE',
  colors: [],
  variantCount: 0,
  campaigns: [],
  comingCampaigns: [],
  isNew: false,
  rating: null,
});
const all = ['pipot', 'huivit', 'vyot', 'laukut', 'sukat', 'paidat'];
const categories = all.map((path, at) => category(`muoti/${path}`, path, 10 - at));
const brands = ['Aallotar', 'Aamu', 'Aarre', 'Aava'].map((name, at) => ({
  id: name,
  name,
  count: 4 - at,
}));
const names = makeNames({ categories: () => categories, brands: () => brands, version: () => 1 })(
  'fi',
  0,
);

const suggest = (
  term: string,
  found: { products: ProductCard[]; totalCount: number },
  categoriesOf: (sokId: string) => string[] = () => [],
  isFound: (text: string) => boolean = () => true,
  isWhole = true,
) =>
  suggestionsFor(term, {
    typed: { term, isWhole },
    names,
    found: { ...found, corrected: [{ typed: 'a', meant: 'b' }], left: ['c'] },
    categoriesOf,
    searched: ['sukat musta', 'sininen sukka', 'sukat', 'sukat huono'],
    neverOffered: ['huono'],
    isFound,
  });

/** Names of the categories suggested for products of these categories. */
const suggested = (term: string, paths: string[]) => {
  const products = paths.map((_, at) => card(String(at)));
  const found = { products, totalCount: paths.length };
  const reported = suggest(term, found, (sokId) => ['muoti', paths[Number(sokId)] ?? '']);
  return reported.categories.map(({ name }) => name);
};

test('categories that begin with the term come first, then those of the products found, most frequent first', () => {
  const paths = ['muoti/vyot', 'muoti/laukut', 'muoti/laukut', 'muoti/huivit', 'muoti/sukat'];
  expect(suggested('pip', paths)).toEqual(['pipot', 'laukut', 'vyot', 'huivit']);
  expect(suggested('lau', ['muoti/vyot', 'muoti/laukut'])).toEqual(['laukut', 'vyot']);
});

test('where nothing fits, categories are suggested whose names are near', () => {
  expect(suggested('paidta', [])).toEqual(['paidat']);
  expect(suggested('xyz', ['muoti/none'])).toEqual([]);
});

test('of the categories of a product only the innermost is suggested; found ones rather than near ones', () => {
  const found = { products: [card('1')], totalCount: 1 };
  const inner = suggest('xyz', found, () => ['muoti/pipot', 'muoti/vyot']);
  expect(inner.categories.map(({ name }) => name)).toEqual(['vyot']);
  expect(suggested('paidta', ['muoti/vyot'])).toEqual(['vyot']);
});

test('a category is suggested with the categories above it; of brands at most three are suggested', () => {
  const none = { products: [], totalCount: 0 };
  const { categories: reported, brands: three } = suggest('pipot', none);
  expect(reported).toEqual([
    { name: 'pipot', urlPath: '/kategoria/muoti/pipot', above: ['Muoti'] },
  ]);
  expect(three).toEqual([]);
  const byLetter = suggest('aa', none).brands;
  expect(byLetter.map(({ name }) => name)).toEqual(['Aallotar', 'Aamu', 'Aarre']);
});

test('searches of others that the term begins are suggested, and what the answer says of the words', () => {
  const some = { products: [], totalCount: 1 };
  expect(suggest('suk', some)).toMatchObject({
    terms: ['sukat musta', 'sukat', 'sininen sukka'],
    corrected: [{ typed: 'a', meant: 'b' }],
    left: ['c'],
  });
  expect(suggest('sukat', some).terms).toEqual(['sukat musta']);
  expect(
    suggest(
      'suk',
      some,
      () => [],
      () => true,
      false,
    ).terms,
  ).toEqual([]);
});

test('names of categories that are not suggested themselves are suggested as terms', () => {
  const many = ['Kengät', 'Kenkälaatikot', 'Kenkävoide', 'Kenkähylly', 'Naisten kengät'];
  const lookups = makeNames({
    categories: () => many.map((name, at) => category(`muoti/${at}`, name, 9 - at)),
    brands: () => [],
    version: () => 1,
  });
  const typed = { term: 'ken', isWhole: true };
  const given = {
    typed,
    names: lookups('fi', 0),
    categoriesOf: () => [],
    searched: [],
    neverOffered: [],
  };
  const found = { products: [], totalCount: 1, corrected: [], left: [] };
  const terms = (isFound: boolean) =>
    suggestionsFor('ken', { ...given, found, isFound: () => isFound }).terms;
  expect([terms(true), terms(false)]).toEqual([['naisten kengät'], []]);
});

test.each([
  ['sininen olut', ['sininen'], ['sininen']],
  ['olut sininen paita', ['sininen paita', 'olut'], ['sininen paita']],
  ['isänpäivälahja', ['lahja', 'ahja'], ['lahja']],
  ['jääkaappi', ['kaappi'], ['kaappi']],
  ['olut', ['lut', 'ut'], []],
])(
  'for %j, which finds nothing, shorter terms are suggested that find something',
  (term, has, terms) => {
    const none = { products: [], totalCount: 0 };
    const isFound = (text: string) => has.includes(text);
    expect(suggest(term, none, () => [], isFound).terms).toEqual(terms);
  },
);

test('names are read anew when the catalogue changes, and each minute', () => {
  let version = 1;
  const read = vi.fn<() => Category[]>(() => categories);
  const namesAt = makeNames({ categories: read, brands: () => [], version: () => version });
  namesAt('fi', 0);
  namesAt('fi', 59_999);
  expect(read).toHaveBeenCalledTimes(1);
  namesAt('fi', 60_000);
  expect(read).toHaveBeenCalledTimes(2);
  version = 2;
  namesAt('fi', 60_001);
  namesAt('sv', 60_001);
  expect(read).toHaveBeenCalledTimes(4);
});
