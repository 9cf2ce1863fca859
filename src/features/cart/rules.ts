/** Rules of the cart: what an id sells, sums, discounts, VAT and access. */
import type { Cents } from '#platform/money.ts';
import { share, spread } from '#platform/money.ts';
import type { Product, Variant } from '../catalogue/contract.ts';
import type { Cart, CartItem, CartPrice, CouponRefusal } from './contract.ts';
import type { Coupon } from './record.ts';
import { countedItems, countedTotal } from './rules/counted.ts';
import type { Seen } from './record/seen.ts';

/** What can be added to a cart: a product without variants, or a variant (R237). */
export interface Sellable {
  sokId: string;
  product: Product;
  variant: Variant | null;
}

/** The sellable with the id; null when there is none, or a variant must be chosen first. */
export function sellableOf(products: Product[], sokId: string): Sellable | null {
  for (const product of products) {
    const variant = product.variants.find((other) => other.sokId === sokId) ?? null;
    if (variant) return { sokId, product, variant };
    if (product.sokId === sokId && product.variants.length === 0) {
      return { sokId, product, variant: null };
    }
  }
  return null;
}

/** A product in a request, with the variant chosen by id or by options. */
export interface Wanted {
  sokId: string;
  variantSokId?: string | undefined;
  /** `uid`s of attributes: colour, size, material, pattern. */
  selectedOptions: string[];
}

/** Options of a variant with the ids that calls use (R238). */
export function attributesOf(variant: Variant | null): CartItem['attributes'] {
  const { color, size, material, pattern } = variant ?? {};
  const others = Object.entries({ size, material, pattern });
  return [
    ...(color ? [{ uid: color.id, label: 'color', value: color.name }] : []),
    ...others.flatMap(([label, value]) => (value ? [{ uid: value, label, value }] : [])),
  ];
}

/** Id of the requested sellable; null when it does not exist or the options match several variants (R291). */
export function idOf(products: Product[], wanted: Wanted): string | null {
  const { sokId, variantSokId: named, selectedOptions: uids } = wanted;
  const product = products.find((candidate) =>
    [candidate, ...candidate.variants].some((sellable) => sellable.sokId === sokId),
  );
  if (!product) return null;
  if (uids.length === 0 && (named ?? sokId) === sokId) return sokId;
  const id = named ?? (sokId === product.sokId ? null : sokId);
  const meant = product.variants.filter(
    (variant) =>
      (id === null || variant.sokId === id) &&
      uids.every((uid) => attributesOf(variant).some((option) => option.uid === uid)),
  );
  return meant.length === 1 ? (meant[0]?.sokId ?? null) : null;
}

const sold = new Set<Product['availability']>(['AVAILABLE', 'ONLINE_ONLY', 'PREORDER']);

/** True when it can be bought online. */
export const isSold = (availability: Product['availability']): boolean => sold.has(availability);

/** True when it is sold online at all; says nothing about stock. */
export const isSoldOnline = ({
  product,
  variant,
}: Pick<Sellable, 'product' | 'variant'>): boolean => {
  const availability = (variant ?? product).availability;
  return isSold(availability);
};

/** Day in Finland from which all of it can be delivered; absent: at once. */
export const shipsFrom = (
  items: readonly Pick<Sellable, 'product' | 'variant'>[],
): string | undefined =>
  items
    .flatMap(({ product, variant }) =>
      (variant ?? product).availability === 'PREORDER' ? (product.shipsFrom ?? []) : [],
    )
    .toSorted()
    .at(-1);

/** The coupon of a code, whatever the case of its letters; null when there is none. */
export const couponOf = (coupons: readonly Coupon[], code: string | null): Coupon | null =>
  coupons.find((one) => one.code === code?.trim().toUpperCase()) ?? null;

export const isCurrent = (coupon: Coupon, now: number): boolean =>
  now >= (coupon.from ?? now) && now <= (coupon.until ?? now);

/** Discount of the coupon on products, in cents; 0 outside its period or below its minimum.
 * @param counted `countedTotal` of the cart */
export function discountOf(coupon: Coupon | null, counted: Cents, now: number): Cents {
  if (!coupon || counted < coupon.minimumCents || !isCurrent(coupon, now)) return 0;
  return Math.min(counted, coupon.cents ?? share(counted, coupon.percent ?? 0, 100));
}

/** Why the coupon gives no discount; null when it does, or there is none. */
export function couponRefusal(
  coupon: Coupon | null,
  counted: Cents,
  now: number,
): CouponRefusal | null {
  if (!coupon) return null;
  const { minimumCents } = coupon;
  const amounts = {
    minimumEuroCents: minimumCents,
    missingEuroCents: Math.max(0, minimumCents - counted),
  };
  if (!isCurrent(coupon, now)) return { reason: 'ended', ...amounts };
  return amounts.missingEuroCents > 0 ? { reason: 'below-minimum', ...amounts } : null;
}

/** VAT included in a gross sum. */
export const vatIn = (gross: Cents, ratePermille: number): Cents =>
  share(gross, ratePermille, 1000 + ratePermille);

/** VAT of a delivery that brings nothing: the general rate. */
const generalVatPermille = 255;

/** A gross sum with its VAT rate, the basis of taxes and receipts. */
export interface TaxedSum {
  gross: Cents;
  ratePermille: number;
}

/** Sums and tax per rate, highest rate first, of rates at which something is paid; the tax of each line is rounded
 * separately. */
export function taxesOf(sums: TaxedSum[]): (TaxedSum & { tax: Cents })[] {
  const paid = sums.filter(({ gross }) => gross !== 0);
  const rates = [...new Set(paid.map(({ ratePermille }) => ratePermille))].toSorted(
    (a, b) => b - a,
  );
  return rates.map((ratePermille) => {
    const ofRate = paid.filter((sum) => sum.ratePermille === ratePermille);
    return {
      ratePermille,
      gross: ofRate.reduce((total, { gross }) => total + gross, 0),
      tax: ofRate.reduce((total, { gross }) => total + vatIn(gross, ratePermille), 0),
    };
  });
}

/** What is paid for each line: the discount is spread over the lines. */
export function itemSums(items: CartItem[], discount: Cents): TaxedSum[] {
  const off = spread(discount, countedItems(items));
  return items.map((item, at) => ({
    gross: item.rowTotalEuroCents - (off[at] ?? 0),
    ratePermille: item.product.vatPermille,
  }));
}

/** A delivery is taxed like its products: its price is split over their VAT rates, in proportion to their sums. Where
 * nothing is paid for any of them, each counts alike. */
export function deliverySums(sums: TaxedSum[], shipping: Cents): TaxedSum[] {
  const isFree = sums.every(({ gross }) => gross <= 0);
  const rates = taxesOf(isFree ? sums.map((sum) => ({ ...sum, gross: 1 })) : sums);
  if (rates.length === 0) rates.push({ gross: 1, ratePermille: generalVatPermille, tax: 0 });
  const parts = spread(
    shipping,
    rates.map(({ gross }) => gross),
  );
  return rates
    .map(({ ratePermille }, at) => ({ gross: parts[at] ?? 0, ratePermille }))
    .filter(({ gross }) => gross > 0);
}

/** Lines that are delivered together, by position, and what the delivery costs. */
export interface PricedLines {
  lines: readonly number[];
  cents: Cents;
}

/** Prices of deliveries by VAT rate: each is taxed like the products it brings. @param sums of all lines, in order */
export const shippingSums = (sums: TaxedSum[], shipments: readonly PricedLines[]): TaxedSum[] =>
  shipments.flatMap(({ lines, cents }) =>
    deliverySums(
      sums.filter((_, at) => lines.includes(at)),
      cents,
    ),
  );

/** Items that are delivered together, and what the delivery costs. */
export interface PricedShipment {
  itemIds: readonly string[];
  cents: Cents;
}

const shippingOf = (shipments: readonly PricedShipment[]): Cents =>
  shipments.reduce((sum, { cents }) => sum + cents, 0);

/** Sums of a cart (R235). */
export function priceOf(
  items: CartItem[],
  coupon: Coupon | null,
  shipments: readonly PricedShipment[],
  now: number,
): CartPrice {
  const subTotal = items.reduce((sum, item) => sum + item.rowTotalEuroCents, 0);
  const discount = discountOf(coupon, countedTotal(items), now);
  const shipping = shippingOf(shipments);
  return {
    taxes: taxRows(items, discount, shipments),
    subTotal,
    discountsTotal: discount,
    discounts: coupon && discount > 0 ? [{ label: coupon.code, value: discount }] : [],
    shipping,
    grandTotal: subTotal - discount + shipping,
  };
}

/** Sums with tax per rate, of products and deliveries together. */
export function taxesOfCart(
  items: CartItem[],
  discount: Cents,
  shipments: readonly PricedShipment[],
): (TaxedSum & { tax: Cents })[] {
  const sums = itemSums(items, discount);
  const priced = shipments.map(({ itemIds, cents }) => ({
    lines: items.flatMap(({ id }, at) => (itemIds.includes(id) ? [at] : [])),
    cents,
  }));
  return taxesOf([...sums, ...shippingSums(sums, priced)]);
}

const taxRows = (...of: Parameters<typeof taxesOfCart>): CartPrice['taxes'] =>
  taxesOfCart(...of).map(({ ratePermille, tax }) => ({ ratePermille, value: tax }));

/** The cart with its deliveries at the given prices. */
export function withShipping(cart: Cart, shipments: readonly PricedShipment[]): Cart {
  const { items, price } = cart;
  const shipping = shippingOf(shipments);
  const taxes = taxRows(items, price.discountsTotal, shipments);
  const grandTotal = price.subTotal - price.discountsTotal + shipping;
  return {
    ...cart,
    isShippingSelected: true,
    totalTax: taxes.reduce((sum, { value }) => sum + value, 0),
    price: { ...price, taxes, shipping, grandTotal },
  };
}

export interface Line {
  sokId: string;
  quantity: number;
  /** Whether it may be replaced by a similar product; null or absent: as the shop says. */
  allowsSubstitute?: boolean | null;
  /** What the shopper last saw of it; null or absent where that is not known. */
  seen?: Seen | null;
}

/** Why a shopper may not use the cart: a customer's cart is only for that customer. */
export function barTo(
  cart: { customerId: string | null },
  asker: { customerId: string } | null,
): 'login' | 'other' | null {
  if (cart.customerId === null || cart.customerId === asker?.customerId) return null;
  return asker ? 'other' : 'login';
}
