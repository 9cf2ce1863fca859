/** The catalogue as the store keeps it and the index is built from it: all languages, no presentation. */
import { z } from '#platform/http/contract.ts';
import { languages, type LocalText } from '#platform/i18n/language.ts';
import type { PriceRecord, TaxClass } from '../pricing/record.ts';
import type { Availability, Picture } from './contract.ts';
import { Nutrition, Operator } from './contract/product-facts.ts';

export type { PriceRecord } from '../pricing/record.ts';

export interface ColourRecord {
  id: string;
  name: LocalText;
  hex: string | null;
}

/** What is bought: a variant, or the product itself when it has none. */
export interface SellableRecord {
  sokId: string;
  gtin: string | null;
  price: PriceRecord;
  /** Pieces that can be sold now, never negative. */
  stock: number;
  availability: Availability;
}

export interface VariantRecord extends SellableRecord {
  /** First colour is the main one; merchants give up to three. */
  colours: ColourRecord[];
  size: string | null;
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
  /** Ids of promotions the merchant put it in; campaigns name them. */
  promotions: string[];
  measure: string | null;
  taxClass: TaxClass;
  /** Epoch milliseconds of its first appearance. */
  createdAt: number;
  /** Pieces sold lately, for the bestseller order. */
  sales: number;
  /** Place in the merchant's own order, the lowest first; absent or null: after those that have one. */
  position?: number | null;
  /** Epoch milliseconds from when it can be bought, where the merchant tells it. */
  buyableFrom?: number | null;
}

const Text = z.partialRecord(z.enum(languages), z.string());

/** What the law wants told of a product; kept apart, since only its page shows it. */
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
      /** Allergens between asterisks: 'sokeri, *maitojauhe*'. */
      ingredients: Text,
      nutrition: Nutrition.nullable(),
      storage: Text.nullable(),
      origin: Text.nullable(),
      operator: Operator.nullable(),
    })
    .nullable(),
});
export type ProductFactsRecord = z.output<typeof ProductFactsRecord>;

export interface CategoryRecord {
  path: string;
  name: LocalText;
  /** Order among its siblings. */
  position: number;
}

/** How far a reader has followed the catalogue. */
export interface CatalogueState {
  /** Grows with every change of products, categories or prices. */
  version: number;
  /** Opaque: stock that changes from now on is found with it. */
  stockMark: string;
}

/** What changed since a mark; `stock` is pieces that can be sold now, by id. */
export interface CatalogueChanges extends CatalogueState {
  stock: ReadonlyMap<string, number>;
}

/** Everything an index is built from. */
export interface CatalogueSnapshot extends CatalogueState {
  categories: CategoryRecord[];
  products: ProductRecord[];
}
