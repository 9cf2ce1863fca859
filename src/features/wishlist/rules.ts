/** Rules of the wishlist: which product an entry is for, its price, which entries count. */
import type { Cents } from '#platform/money.ts';
import { paidByAll } from '../pricing/rules/paid.ts';
import type { Product, ProductCard, Variant } from '../catalogue/contract.ts';

/** A product, or one of its variants, that can be added. */
export interface Wishable {
  product: Product;
  variant: Variant | null;
  /** The general price now, without co-op prices. */
  cents: Cents;
}

/** The product or variant with the id; null when there is none. */
export function wishableOf(products: readonly Product[], sokId: string): Wishable | null {
  for (const product of products) {
    const variant = product.variants.find((other) => other.sokId === sokId) ?? null;
    if (!variant && product.sokId !== sokId) continue;
    return { product, variant, cents: paidByAll((variant ?? product).priceData) };
  }
  return null;
}

/** The part of an entry that identifies its product or variant (R186). */
export interface Wish {
  product: Pick<ProductCard, 'sokId'>;
  variant: Pick<Variant, 'sokId'> | null;
}

const hasSokId = (value: unknown): value is { sokId: string } =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { sokId?: unknown }).sokId === 'string';

/** An entry counts only if its product is an object with a string sokId (R187). */
export const counts = <Entry>(entry: Entry): entry is Entry & Wish =>
  hasSokId((entry as { product?: unknown } | null)?.product);

/** Whether an entry is for the product or the variant with the id (R197). */
export const isFor = (sokId: string, { product, variant }: Wish): boolean =>
  variant?.sokId === sokId || product.sokId === sokId;
