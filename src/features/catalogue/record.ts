/** The catalogue as the store keeps it and the index is built from it: all languages, no presentation. */
import type { LocalText } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import type { Availability, Picture } from './contract.ts';

/** Prices of one sellable thing at the moment the record was read. */
export interface PriceRecord {
  regularCents: Cents;
  /** Reduced price with its period, epoch milliseconds; kept also before and after its time. */
  sale: { cents: Cents; from: number | null; until: number | null } | null;
  coopCents: Cents | null;
  /** Lowest price of the 30 days before the cut, from the price log; null without a sale. */
  lowest30Cents: Cents | null;
  /** Net contents in base units, for the unit price: 0.25 (of a kg); null when it has none. */
  unitAmount: number | null;
  unit: string | null;
}

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
  vatPermille: number;
  /** Epoch milliseconds of its first appearance. */
  createdAt: number;
  /** Pieces sold lately, for the bestseller order. */
  sales: number;
}

export interface CategoryRecord {
  path: string;
  name: LocalText;
  /** Order among its siblings. */
  position: number;
}

/** Everything an index is built from; `version` grows with every change. */
export interface CatalogueSnapshot {
  version: number;
  categories: CategoryRecord[];
  products: ProductRecord[];
}
