/** What an import writes of a product, and what the database knows of it before. */
import type { LocalText } from '#platform/i18n/language.ts';
import type { GivenPrice } from '../../pricing/record.ts';
import type { ProductFactsRecord, ProductRecord, VariantRecord } from '../record.ts';

type OfProduct = Omit<ProductRecord, 'price' | 'stock' | 'variants' | 'categoryPath' | 'createdAt'>;

/** A product as an import gives it, with its variants and all that is sold of it. */
export interface ProductWrite extends OfProduct, Partial<ProductFactsRecord> {
  merchantId: string;
  feed: string;
  hash: string;
  /** Department first; the last one is the product's. */
  categories: { path: string; name: LocalText }[];
  /** Epoch milliseconds; null when only the shop knows when it first saw it. */
  createdAt: number | null;
  variants: (Omit<VariantRecord, 'price' | 'stock'> & { merchantId: string })[];
  sellables: { sokId: string; quantity: number; price: GivenPrice }[];
}

/** What the database knows of an id: whose it is, and for products whether anything changed. */
export interface KnownProduct {
  productSokId: string;
  feed: string;
  hash: string;
  active: boolean;
  hasPictures: boolean;
}
