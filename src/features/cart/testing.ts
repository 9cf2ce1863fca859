/** Products and carts for tests. */
import type { PriceData } from '../pricing/contract.ts';
import type { Product, Variant } from '../catalogue/contract.ts';
import type { Cart, CartItem } from './contract.ts';
import { priceOf as sumsOf } from './rules.ts';

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

/** A scarf of 19.90 € by default. */
export const productOf = (sokId: string, more: Partial<Product> = {}): Product => ({
  sokId,
  name: `Huivi ${sokId}`,
  brandName: null,
  urlPath: `/tuote/huivi/${sokId}`,
  urlPaths: {
    fi: `/tuote/huivi/${sokId}`,
    sv: `/tuote/huivi/${sokId}`,
    en: `/tuote/huivi/${sokId}`,
  },
  picture: null,
  priceData: priceOf(1990),
  availability: 'AVAILABLE',
  colors: [],
  variantCount: 0,
  campaigns: [],
  comingCampaigns: [],
  isNew: false,
  rating: null,
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

/** All items delivered together, for a price in cents. */
export const together = (items: readonly CartItem[], cents: number) => [
  { itemIds: items.map(({ id }) => id), cents },
];

/** A cart with the given quantity of each product; line ids are `item-…`, no discount, no delivery. */
export function cartOf(token: string, quantities: Record<string, number>): Cart {
  const items = Object.entries(quantities).map(([sokId, quantity]) => ({
    id: `item-${sokId}`,
    sokId,
    quantity,
    product: productOf(sokId),
    variant: null,
    attributes: [],
    unitPriceEuroCents: 1990,
    rowTotalEuroCents: 1990 * quantity,
    generalPriceEuroCents: 1990,
    benefit: null,
  }));
  const price = sumsOf(items, null, [], 0);
  return {
    token,
    isCustomers: false,
    items,
    coupons: [],
    couponRefusal: null,
    price,
    isShippingSelected: false,
    totalTax: price.taxes.reduce((sum, { value }) => sum + value, 0),
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totalValue: price.subTotal / 100,
  };
}
