/** Goods and carts for tests. */
import type { PriceData } from '../pricing/contract.ts';
import type { Product, Variant } from '../catalogue/contract.ts';

export const priceOf = (cents: number, discountedCents?: number): PriceData => ({
  regular: { priceEuroCents: cents, hasVariation: false, discountPercent: 0 },
  coop: null,
  hasCoopPrice: false,
  discounted:
    discountedCents === undefined
      ? null
      : { priceEuroCents: discountedCents, hasVariation: false, discountPercent: 0 },
  valuePriceEuroCents: null,
  depositEuroCents: null,
  unit: null,
  lowestPrice30Days: null,
  discountedUntil: null,
});

/** A scarf of 19.90 €, unless told otherwise. */
export const productOf = (sokId: string, more: Partial<Product> = {}): Product => ({
  sokId,
  name: `Huivi ${sokId}`,
  brandName: null,
  urlPath: `/tuote/huivi/${sokId}`,
  picture: null,
  priceData: priceOf(1990),
  availability: 'AVAILABLE',
  colors: [],
  variantCount: 0,
  campaigns: [],
  isNew: false,
  brandId: null,
  description: '',
  pictures: [],
  variants: [],
  categories: [],
  gtin: null,
  measure: null,
  vatPermille: 255,
  ...more,
});

export const variantOf = (sokId: string, more: Partial<Variant> = {}): Variant => ({
  sokId,
  color: null,
  size: null,
  gtin: null,
  priceData: priceOf(1990),
  availability: 'AVAILABLE',
  picture: null,
  ...more,
});
