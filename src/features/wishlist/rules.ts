/** What the wishlist decides: what is wished for, what it costs, which entries count. */
import type { Cents } from '#platform/money.ts';
import { paidByAll } from '../pricing/rules/paid.ts';
import type { Product, ProductCard, Variant } from '../catalogue/contract.ts';

/** A product, or one of its variants, as it can be wished for. */
export interface Wishable {
  product: Product;
  variant: Variant | null;
  /** What everybody pays now; the co-op price is not considered. */
  cents: Cents;
}

/** What the id names; null when there are no such products. */
export function wishableOf(products: readonly Product[], sokId: string): Wishable | null {
  for (const product of products) {
    const variant = product.variants.find((one) => one.sokId === sokId) ?? null;
    if (!variant && product.sokId !== sokId) continue;
    return { product, variant, cents: paidByAll((variant ?? product).priceData) };
  }
  return null;
}

/** What is enough of an entry to know what is wished for (R186). */
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
