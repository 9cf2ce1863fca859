/** The shop's own search over the demo products. */
import { decidedWith } from '../../src/features/search-index/testing.ts';
import { buildIndex } from '../../src/features/search-index/build.ts';
import type {
  CategoryRecord,
  ColourRecord,
  ProductRecord,
  SellableRecord,
} from '../../src/features/catalogue/record.ts';
import { slug } from '../../src/platform/ids.ts';
import type { Products, Item } from '../../seed/products.ts';
import type { Engine } from './engine.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const none = { campaigns: [], brands: [], colors: [], sizes: [] };
const mostFound = 4000;

const pathOf = (products: Products, levels: number): string =>
  products.categories
    .slice(0, levels)
    .map(({ fi }) => slug(fi))
    .join('/');

function categoriesOf(all: readonly Products[]): CategoryRecord[] {
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

const sellable = (products: Products, item: Item | undefined): Omit<SellableRecord, 'sokId'> => ({
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

function recordOf(products: Products): ProductRecord {
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
  };
}

export function shopEngine(all: readonly Products[]): Engine {
  const index = buildIndex(
    {
      version: 1,
      stockMark: '',
      categories: categoriesOf(all),
      products: all.map(recordOf),
    },
    decidedWith(),
    now,
  );
  return {
    name: 'shop',
    search: (text, language) =>
      index
        .list(
          {
            text,
            filters: none,
            sortBy: 'relevance',
            sortDirection: 'DESC',
            page: 1,
            pageSize: mostFound,
            onlyInStock: false,
            availableOnline: false,
          },
          { language, now },
        )
        .products.map(({ sokId }) => sokId),
  };
}
