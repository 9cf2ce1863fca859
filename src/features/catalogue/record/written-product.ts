/** A product as an import writes it, and what the database knew about it before. */
import type { LocalText } from '#platform/i18n/language.ts';
import type { GivenPrice } from '../../pricing/record.ts';
import type { ProductFactsRecord, ProductRecord, VariantRecord } from '../record.ts';

type OfProduct = Omit<
  ProductRecord,
  | 'price'
  | 'stock'
  | 'sku'
  | 'variants'
  | 'categoryPath'
  | 'createdAt'
  | 'details'
  | 'ageLimit'
  | 'eprel'
>;

/** A product as an import provides it, with its variants, stock and prices. */
export interface ProductWrite extends OfProduct, Partial<ProductFactsRecord> {
  merchantId: string;
  feed: string;
  hash: string;
  /** Department first; the last is the product's own category. */
  categories: { path: string; name: LocalText }[];
  /** Epoch milliseconds; null when the feed has no date, so the first import counts. */
  createdAt: number | null;
  variants: (Omit<VariantRecord, 'price' | 'stock' | 'sku'> & { merchantId: string })[];
  sellables: { sokId: string; quantity: number; price: GivenPrice }[];
}

/** A brand of products that are on sale. */
export interface KnownBrand {
  id: string;
  name: string;
  /** Whether products of other feeds have it. */
  isElsewhere: boolean;
}

/** What the database knows about an id; compare `hash` to see whether the product changed. */
export interface KnownProduct {
  productSokId: string;
  feed: string;
  hash: string;
  active: boolean;
  hasPictures: boolean;
}
