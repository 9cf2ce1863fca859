/** The shop's own search over the demo products. */
import { readFileSync } from 'node:fs';
import { PropertiesDocument } from '../../src/features/catalogue/record/properties.ts';
import { SearchWordsDocument } from '../../src/features/search/record.ts';
import { makeUnderstanding, type Understood } from '../../src/features/search/rules/understood.ts';
import { optionsOf } from '../../src/features/search-index/lists/options.ts';
import { grammar } from '../../src/features/linguistics/all-languages.ts';
import { decidedWith } from '../../src/features/search-index/testing.ts';
import { buildIndex } from '../../src/features/search-index/build.ts';
import type {
  CategoryRecord,
  ColourRecord,
  ProductRecord,
  SellableRecord,
} from '../../src/features/catalogue/record.ts';
import type { Language } from '../../src/platform/i18n/language.ts';
import { slug } from '../../src/platform/ids.ts';
import type { Item } from '../../seed/products.ts';
import type { Engine, Searched } from './engine.ts';

/** As every new shop has them. */
const documentOf = (kind: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../seed/new-space/${kind}.json`, import.meta.url), 'utf8'));
const searchWords = SearchWordsDocument.parse(documentOf('search-words'));
const properties = PropertiesDocument.parse(documentOf('properties'));
const now = Date.parse('2026-11-20T12:00:00Z');
const none = { campaigns: [], brands: [], colors: [], sizes: [], properties: [] };
const firstFound = {
  filters: none,
  sortBy: 'relevance' as const,
  sortDirection: 'DESC' as const,
  page: 1,
  pageSize: 4000,
  onlyInStock: false,
  availableOnline: false,
};

const pathOf = (products: Searched, levels: number): string =>
  products.categories
    .slice(0, levels)
    .map(({ fi }) => slug(fi))
    .join('/');

function categoriesOf(all: readonly Searched[]): CategoryRecord[] {
  const records = all.flatMap((products) =>
    products.categories.map((name, i): [string, CategoryRecord] => {
      const path = pathOf(products, i + 1);
      return [path, { path, name: { ...name }, position: i }];
    }),
  );
  return [...new Map(records).values()];
}

const coloursOf = ({ colour }: Item): ColourRecord[] =>
  colour ? [{ id: colour.key, name: { ...colour.name }, hex: colour.hex }] : [];

const sellable = (products: Searched, item: Item | undefined): Omit<SellableRecord, 'sokId'> => ({
  gtin: item?.gtin ?? null,
  price: {
    regularCents: products.regularCents,
    sale: null,
    coopCents: null,
    referenceCents: null,
    unitAmount: null,
    unit: null,
  },
  stock: 5,
  availability: 'AVAILABLE',
});

function recordOf(products: Searched): ProductRecord {
  const variants = products.items.length > 1 ? products.items : [];
  const single = variants.length > 0 ? undefined : products.items[0];
  return {
    ...sellable(products, single),
    sokId: products.id,
    name: { ...products.title },
    description: { ...products.description },
    brand: { id: products.brand.key, name: products.brand.name },
    categoryPath: pathOf(products, products.categories.length),
    pictures: [],
    colours: single ? coloursOf(single) : [],
    size: single?.size ?? null,
    variants: variants.map((item) => ({
      ...sellable(products, item),
      sokId: item.id,
      colours: coloursOf(item),
      size: item.size,
      picture: null,
    })),
    promotions: [],
    measure: products.measure,
    taxClass: 'general',
    createdAt: now - products.age * 86_400_000,
    sales: products.sold,
    ...(products.attributes && { attributes: products.attributes }),
  };
}

/** `synonyms`: lines of the merchant, instead of those that new shops begin with. */
export function shopSearch(
  all: readonly Searched[],
  synonyms: Record<Language, string[]> = searchWords.synonyms,
): (text: string, language: Language) => Understood {
  // One object, so that its words are read once.
  const decided = { ...decidedWith([], properties)(), searchWords: { ...searchWords, synonyms } };
  const index = buildIndex(
    {
      version: 1,
      stockMark: '',
      categories: categoriesOf(all),
      products: all.map(recordOf),
    },
    () => decided,
    now,
  );
  const find = makeUnderstanding({
    list: index.list,
    options: () => ({
      ...optionsOf(index, now),
      properties,
      surplusWords: searchWords.surplusWords,
    }),
    version: () => 1,
    forms: grammar,
  });
  return (text, language) => find({ ...firstFound, text }, { language, now });
}

export function shopEngine(
  all: readonly Searched[],
  synonyms?: Record<Language, string[]>,
): Engine {
  const find = shopSearch(all, synonyms);
  return {
    name: 'shop',
    search: (text, language) => find(text, language).found.products.map(({ sokId }) => sokId),
  };
}
