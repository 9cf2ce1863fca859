/** What a cart decides: what is sold under an id, what it costs, what merging moves. */
import type { Cents } from '#platform/money.ts';
import { share } from '#platform/money.ts';
import type { Product, Variant } from '../catalogue/contract.ts';
import type { Cart, CartItem, CartPrice, CouponRefusal } from './contract.ts';

/** What can be put in a cart: a product without variants, or one of its variants (R237). */
export interface Sellable {
  sokId: string;
  product: Product;
  variant: Variant | null;
}

/** The sellable with the id, or null: no such products, or a variant must be chosen first. */
export function sellableOf(products: Product[], sokId: string): Sellable | null {
  for (const product of products) {
    const variant = product.variants.find((one) => one.sokId === sokId) ?? null;
    if (variant) return { sokId, product, variant };
    if (product.sokId === sokId && product.variants.length === 0) {
      return { sokId, product, variant: null };
    }
  }
  return null;
}

/** What a call wants: a product, and which variant of it, by its id or by its options. */
export interface Wanted {
  sokId: string;
  variantSokId?: string | undefined;
  /** `uid`s of its attributes: colour and size. */
  selectedOptions: string[];
}

/** Options of a variant, each with the id that calls name it by (R238). */
export function attributesOf(variant: Variant | null): CartItem['attributes'] {
  const { color, size } = variant ?? { color: null, size: null };
  return [
    ...(color ? [{ uid: color.id, label: 'color', value: color.name }] : []),
    ...(size ? [{ uid: size, label: 'size', value: size }] : []),
  ];
}

/** Id of what is sold for it; null when it is not there or no one variant is meant (R291). */
export function idOf(products: Product[], wanted: Wanted): string | null {
  const { sokId, variantSokId: named, selectedOptions: uids } = wanted;
  const product = products.find((one) =>
    [one, ...one.variants].some((sellable) => sellable.sokId === sokId),
  );
  if (!product) return null;
  if (uids.length === 0 && (named ?? sokId) === sokId) return sokId;
  const id = named ?? (sokId === product.sokId ? null : sokId);
  const meant = product.variants.filter(
    (one) =>
      (id === null || one.sokId === id) &&
      uids.every((uid) => attributesOf(one).some((option) => option.uid === uid)),
  );
  return meant.length === 1 ? (meant[0]?.sokId ?? null) : null;
}

/** True when it is sold online at all; whether pieces are left is the stock's to say. */
export const isSoldOnline = ({
  product,
  variant,
}: Pick<Sellable, 'product' | 'variant'>): boolean => {
  const availability = (variant ?? product).availability;
  return availability === 'AVAILABLE' || availability === 'ONLINE_ONLY';
};

export interface Coupon {
  code: string;
  percent: number | null;
  cents: Cents | null;
  minimumCents: Cents;
  /** Epoch milliseconds; null has no bound. */
  from: number | null;
  until: number | null;
}

export const isCurrent = (coupon: Coupon, now: number): boolean =>
  now >= (coupon.from ?? now) && now <= (coupon.until ?? now);

/** Cents the coupon takes off products; 0 outside its time or under its minimum. */
export function discountOf(coupon: Coupon | null, itemsTotal: Cents, now: number): Cents {
  if (!coupon || itemsTotal < coupon.minimumCents || !isCurrent(coupon, now)) return 0;
  return Math.min(itemsTotal, coupon.cents ?? share(itemsTotal, coupon.percent ?? 0, 100));
}

/** Why the coupon takes nothing off products; null when it does, or there is none. */
export function couponRefusal(
  coupon: Coupon | null,
  itemsTotal: Cents,
  now: number,
): CouponRefusal | null {
  if (!coupon) return null;
  const { minimumCents } = coupon;
  const reported = {
    minimumEuroCents: minimumCents,
    missingEuroCents: Math.max(0, minimumCents - itemsTotal),
  };
  if (!isCurrent(coupon, now)) return { reason: 'ended', ...reported };
  return reported.missingEuroCents > 0 ? { reason: 'below-minimum', ...reported } : null;
}

/** Spreads cents over amounts in proportion to them; the parts sum exactly to it. */
export function spread(cents: Cents, amounts: Cents[]): Cents[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let amountSoFar = 0;
  let givenSoFar = 0;
  return amounts.map((amount) => {
    amountSoFar += amount;
    const upToHere = total === 0 ? 0 : share(cents, amountSoFar, total);
    const part = upToHere - givenSoFar;
    givenSoFar = upToHere;
    return part;
  });
}

/** VAT that a gross sum includes. */
export const vatIn = (gross: Cents, ratePermille: number): Cents =>
  share(gross, ratePermille, 1000 + ratePermille);

/** VAT of a delivery that comes with nothing to pay for: the general rate. */
const generalVatPermille = 255;

/** A sum with its rate; what tax and receipts are counted of. */
export interface TaxedSum {
  gross: Cents;
  ratePermille: number;
}

/** Sums of tax per rate, highest rate first; each line is rounded by itself. */
export function taxesOf(sums: TaxedSum[]): (TaxedSum & { tax: Cents })[] {
  const rates = [...new Set(sums.map(({ ratePermille }) => ratePermille))].toSorted(
    (a, b) => b - a,
  );
  return rates.map((ratePermille) => {
    const ofRate = sums.filter((sum) => sum.ratePermille === ratePermille);
    return {
      ratePermille,
      gross: ofRate.reduce((total, { gross }) => total + gross, 0),
      tax: ofRate.reduce((total, { gross }) => total + vatIn(gross, ratePermille), 0),
    };
  });
}

/** What each line makes of the total, the discount spread over them. */
export function itemSums(items: CartItem[], discount: Cents): TaxedSum[] {
  const rows = items.map((item) => item.rowTotalEuroCents);
  const off = spread(discount, rows);
  return items.map((item, at) => ({
    gross: item.rowTotalEuroCents - (off[at] ?? 0),
    ratePermille: item.product.vatPermille,
  }));
}

/** A delivery is taxed as what it brings: its price over the rates of the products, by their sums. */
export function deliverySums(sums: TaxedSum[], shipping: Cents): TaxedSum[] {
  const rates = taxesOf(sums).filter(({ gross }) => gross > 0);
  if (rates.length === 0) rates.push({ gross: 1, ratePermille: generalVatPermille, tax: 0 });
  const parts = spread(
    shipping,
    rates.map(({ gross }) => gross),
  );
  return rates
    .map(({ ratePermille }, at) => ({ gross: parts[at] ?? 0, ratePermille }))
    .filter(({ gross }) => gross > 0);
}

/** Money of a cart (R235). */
export function priceOf(
  items: CartItem[],
  coupon: Coupon | null,
  shipping: Cents,
  now: number,
): CartPrice {
  const subTotal = items.reduce((sum, item) => sum + item.rowTotalEuroCents, 0);
  const discount = discountOf(coupon, subTotal, now);
  return {
    taxes: taxRows(items, discount, shipping),
    subTotal,
    discountsTotal: discount,
    discounts: coupon && discount > 0 ? [{ label: coupon.code, value: discount }] : [],
    shipping,
    grandTotal: subTotal - discount + shipping,
  };
}

/** VAT per rate of products and their delivery. */
function taxRows(items: CartItem[], discount: Cents, shipping: Cents): CartPrice['taxes'] {
  const sums = itemSums(items, discount);
  return taxesOf([...sums, ...deliverySums(sums, shipping)]).map(({ ratePermille, tax }) => ({
    ratePermille,
    value: tax,
  }));
}

/** The cart as it is with a delivery at that price. */
export function withShipping(cart: Cart, shipping: Cents): Cart {
  const { items, price } = cart;
  const taxes = taxRows(items, price.discountsTotal, shipping);
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
}

/** What stands between somebody and a cart: a customer's cart is for its customer alone. */
export function barTo(
  cart: { customerId: string | null },
  asker: { customerId: string } | null,
): 'login' | 'other' | null {
  if (cart.customerId === null || cart.customerId === asker?.customerId) return null;
  return asker ? 'other' : 'login';
}

export interface Withdrawal {
  /** Of which products one may withdraw. */
  from: 'all' | 'some' | 'none';
  /** Names of those one may not. */
  except: string[];
}

/** What a buyer may withdraw from within 14 days: products that spoil fast stay bought (L11). */
export function withdrawalFrom(
  lines: { name: string; isPerishable?: boolean | undefined }[],
): Withdrawal {
  const except = lines.filter(({ isPerishable }) => isPerishable).map(({ name }) => name);
  const from = except.length === 0 ? 'all' : except.length < lines.length ? 'some' : 'none';
  return { from, except: [...new Set(except)] };
}
