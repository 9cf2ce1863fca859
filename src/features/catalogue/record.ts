/** The catalogue as the database stores it and the index is built from: all languages, not yet presented. */
import { z } from '#platform/http/contract.ts';
import { languages, type LocalText } from '#platform/i18n/language.ts';
import type { PriceRecord } from '../pricing/record.ts';
import type { Availability, Picture } from './contract.ts';
import { Nutrition, Operator, ProductLabels } from './contract/product-facts.ts';
import type { Attributes, AttributeWords } from './record/attributes.ts';
import { Detail } from './record/details.ts';

export type { PriceRecord } from '../pricing/record.ts';

export interface ColourRecord {
  id: string;
  name: LocalText;
  hex: string | null;
}

/** A variant, or the product itself when it has no variants. */
export interface SellableRecord {
  sokId: string;
  gtin: string | null;
  /** The merchant's own id, where it is another than the product number. */
  sku?: string;
  /** The manufacturer's part number; absent or null: none. */
  mpn?: string | null;
  price: PriceRecord;
  /** Pieces that can be sold now, never negative. */
  stock: number;
  availability: Availability;
}

export interface VariantOptions {
  material?: LocalText;
  pattern?: LocalText;
}

export interface VariantRecord extends SellableRecord {
  /** Main colour first; merchants give up to three. */
  colours: ColourRecord[];
  size: string | null;
  /** Absent or null where colour and size distinguish the variants. */
  options?: VariantOptions | null;
  picture: Picture | null;
}

export interface ProductRecord extends SellableRecord {
  name: LocalText;
  description: LocalText;
  brand: { id: string; name: string } | null;
  /** 'muoti/vaatteet/neuleet'. */
  categoryPath: string;
  pictures: Picture[];
  /** Colours and size of the product itself when it has no variants. */
  colours: ColourRecord[];
  size: string | null;
  variants: VariantRecord[];
  /** Ids of the merchant's promotions it is in; campaigns refer to them. */
  promotions: string[];
  measure: string | null;
  /** Name of a class of the content space. */
  taxClass: string;
  /** When it first appeared, epoch milliseconds. */
  createdAt: number;
  /** Pieces sold recently, for the bestseller sort. */
  sales: number;
  /** Position in the merchant's own order, lowest first; products without one (absent or null) come last. */
  position?: number | null;
  /** When it can first be bought, epoch milliseconds; absent or null when the merchant does not say. */
  buyableFrom?: number | null;
  /** Sum of the stars of its published reviews, and their number; absent: none. */
  ratingSum?: number;
  ratingCount?: number;
  /** What the merchant says of it in words of a fixed list; absent: nothing. */
  attributes?: Attributes;
  /** Years one must be to buy it; absent: any. */
  ageLimit?: number;
  /** Number in the EU's register of energy labels; absent: none. */
  eprel?: string;
  /** Of what it says in words of its own, what it makes filters of; absent: nothing. */
  details?: Detail[];
  /** Its attributes and the words of its details; only products from the index have them. */
  words?: AttributeWords;
}

const Text = z.partialRecord(z.enum(languages), z.string());

/** Information the law requires about a product; separate because only the product page shows it. */
export const ProductFactsRecord = z.object({
  safety: z
    .object({
      manufacturer: Operator,
      responsiblePerson: Operator.nullable(),
      warning: Text.nullable(),
    })
    .nullable(),
  food: z
    .object({
      /** Allergens are between asterisks: 'sokeri, *maitojauhe*'. */
      ingredients: Text,
      nutrition: Nutrition.nullable(),
      storage: Text.nullable(),
      origin: Text.nullable(),
      operator: Operator.nullable(),
    })
    .nullable(),
  details: z.array(Detail).nullable(),
  /** Short sentences that speak for it. */
  highlights: z.array(Text).nullable(),
  labels: ProductLabels.nullable(),
});
export type ProductFactsRecord = z.output<typeof ProductFactsRecord>;

export const noFacts: ProductFactsRecord = {
  safety: null,
  food: null,
  details: null,
  highlights: null,
  labels: null,
};

export interface CategoryRecord {
  path: string;
  name: LocalText;
  /** Position among its siblings. */
  position: number;
}

/** The state of the catalogue that a reader has seen. */
export interface CatalogueState {
  /** Increases with every change of products, categories or prices. */
  version: number;
  /** Opaque; pass it to find the stock that changed since. */
  stockMark: string;
}

/** Changes since a mark; `stock` is the pieces that can be sold now, by id. */
export interface CatalogueChanges extends CatalogueState {
  stock: ReadonlyMap<string, number>;
}

/** Everything an index is built from. */
export interface CatalogueSnapshot extends CatalogueState {
  categories: CategoryRecord[];
  products: ProductRecord[];
}
