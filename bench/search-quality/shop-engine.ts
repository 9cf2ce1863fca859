/** The shop's own search over the demo goods. */
import { buildIndex } from '../../src/features/search-index/build.ts';
import type {
  CategoryRecord,
  ColourRecord,
  ProductRecord,
  SellableRecord,
} from '../../src/features/catalogue/record.ts';
import { slug } from '../../src/platform/ids.ts';
import type { Goods, Item } from '../../seed/goods.ts';
import type { Engine } from './engine.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const none = { campaigns: [], brands: [], colors: [], sizes: [] };
const mostFound = 4000;

const pathOf = (goods: Goods, levels: number): string =>
  goods.categories
    .slice(0, levels)
    .map(({ fi }) => slug(fi))
    .join('/');

function categoriesOf(all: readonly Goods[]): CategoryRecord[] {
  const records = all.flatMap((goods) =>
    goods.categories.map((name, i): [string, CategoryRecord] => {
      const path = pathOf(goods, i + 1);
      return [path, { path, name: { ...name }, position: i }];
    }),
  );
  return [...new Map(records).values()];
}

const coloursOf = ({ colour }: Item): ColourRecord[] =>
  colour ? [{ id: colour.key, name: { ...colour.name }, hex: colour.hex }] : [];

const sellable = (goods: Goods, item: Item | undefined): Omit<SellableRecord, 'sokId'> => ({
  gtin: item?.gtin ?? null,
  price: {
    regularCents: goods.regularCents,
    sale: null,
    coopCents: null,
    referenceCents: null,
    unitAmount: null,
    unit: null,
  },
  stock: 5,
  availability: 'AVAILABLE',
});

function recordOf(goods: Goods): ProductRecord {
  const variants = goods.items.length > 1 ? goods.items : [];
  const single = variants.length > 0 ? undefined : goods.items[0];
  return {
    ...sellable(goods, single),
    sokId: goods.id,
    name: { ...goods.title },
    description: { ...goods.description },
    brand: { id: goods.brand.key, name: goods.brand.name },
    categoryPath: pathOf(goods, goods.categories.length),
    pictures: [],
    colours: single ? coloursOf(single) : [],
    size: single?.size ?? null,
    variants: variants.map((item) => ({
      ...sellable(goods, item),
      sokId: item.id,
      colours: coloursOf(item),
      size: item.size,
      picture: null,
    })),
    promotions: [],
    measure: goods.measure,
    taxClass: 'general',
    createdAt: now - goods.age * 86_400_000,
    sales: goods.sold,
  };
}

export function shopEngine(all: readonly Goods[]): Engine {
  const index = buildIndex(
    {
      version: 1,
      stockMark: '',
      categories: categoriesOf(all),
      products: all.map(recordOf),
    },
    [],
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
