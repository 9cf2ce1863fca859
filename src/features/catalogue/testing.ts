/** Products for tests: the same defaults for all, overridden by `more`. */
import type { ProductWrite } from './record/written-product.ts';
import type { Property } from './record/properties.ts';
import type {
  CatalogueSnapshot,
  CategoryRecord,
  ColourRecord,
  PriceRecord,
  ProductRecord,
  VariantRecord,
} from './record.ts';

export const price = (regularCents: number, more: Partial<PriceRecord> = {}): PriceRecord => ({
  regularCents,
  sale: null,
  coopCents: null,
  referenceCents: null,
  unitAmount: null,
  unit: null,
  ...more,
});

const colourNames: Record<string, { fi: string; sv: string }> = {
  musta: { fi: 'Musta', sv: 'Svart' },
  punainen: { fi: 'Punainen', sv: 'Röd' },
  valkoinen: { fi: 'Valkoinen', sv: 'Vit' },
};

export const colour = (id: string): ColourRecord => ({
  id,
  name: colourNames[id] ?? { fi: id },
  hex: colourNames[id] ? '#123456' : null,
});

export const product = (sokId: string, more: Partial<ProductRecord> = {}): ProductRecord => ({
  sokId,
  gtin: null,
  price: price(1000),
  stock: 5,
  availability: 'AVAILABLE',
  name: { fi: `Tavara ${sokId}`, sv: `Vara ${sokId}`, en: `Thing ${sokId}` },
  description: {},
  brand: null,
  categoryPath: 'muoti/vaatteet',
  pictures: [],
  colours: [],
  size: null,
  variants: [],
  promotions: [],
  measure: null,
  taxClass: 'general',
  createdAt: 0,
  sales: 0,
  ...more,
});

export const variant = (sokId: string, more: Partial<VariantRecord> = {}): VariantRecord => ({
  sokId,
  gtin: null,
  price: price(1000),
  stock: 1,
  availability: 'AVAILABLE',
  colours: [],
  size: null,
  picture: null,
  ...more,
});

const inFinnish = (...fi: string[]) => ({ fi, sv: [], en: [] });

/** Two properties: whom a product is for, and its diet. */
export const properties: Property[] = [
  {
    id: 'audience',
    name: { fi: 'Kenelle', sv: 'För vem' },
    combine: 'any',
    strict: false,
    values: [
      {
        id: 'women',
        name: { fi: 'Naiset', sv: 'Dam' },
        when: { gender: ['female', 'unisex'], age_group: ['adult', ''] },
        words: { fi: ['nainen'], sv: ['dam'], en: ['woman'] },
      },
      {
        id: 'men',
        name: { fi: 'Miehet', sv: 'Herr' },
        when: { gender: ['male', 'unisex'], age_group: ['adult', ''] },
        words: { fi: ['mies'], sv: ['herr'], en: ['man'] },
      },
      {
        id: 'children',
        name: { fi: 'Lapset', sv: 'Barn' },
        when: { age_group: ['kids', 'toddler'] },
        words: { fi: ['lapsi'], sv: ['barn'], en: ['child', 'kid'] },
      },
    ],
  },
  {
    id: 'diet',
    name: { fi: 'Ruokavalio' },
    combine: 'all',
    strict: true,
    values: [
      {
        id: 'vegan',
        name: { fi: 'Vegaaninen' },
        when: { diet: ['vegan'] },
        words: inFinnish('vegaaninen'),
      },
      {
        id: 'gluten-free',
        name: { fi: 'Gluteeniton' },
        when: { diet: ['gluten_free'] },
        words: { ...inFinnish('gluteeniton'), en: ['gluten free'] },
      },
    ],
  },
];

/** Departments Ruoka and Muoti; Muoti has Vaatteet, Kengät and Åland, in this order. */
const categories: CategoryRecord[] = [
  { path: 'muoti/aland', name: { fi: 'Åland' }, position: 4 },
  { path: 'muoti', name: { fi: 'Muoti', sv: 'Mode', en: 'Fashion' }, position: 1 },
  { path: 'muoti/vaatteet', name: { fi: 'Vaatteet', sv: 'Kläder' }, position: 2 },
  { path: 'muoti/kengat', name: { fi: 'Kengät', sv: 'Skor' }, position: 3 },
  { path: 'ruoka', name: { fi: 'Ruoka', sv: 'Mat', en: 'Food' }, position: 0 },
  { path: 'ruoka/leipa', name: { fi: 'Leipä', sv: 'Bröd', en: 'Bread' }, position: 0 },
];

export const snapshot = (products: ProductRecord[]): CatalogueSnapshot => ({
  version: 1,
  stockMark: '0',
  categories,
  products,
});

/** As an import writes it: ten pieces for 10 euros. */
export const written = (sokId: string, more: Partial<ProductWrite> = {}): ProductWrite => ({
  ...product(sokId),
  merchantId: sokId,
  feed: 'test',
  hash: sokId,
  categories: [{ path: 'muoti', name: { fi: 'Muoti' } }],
  sellables: [{ sokId, quantity: 10, price: price(1000) }],
  variants: [],
  ...more,
});
