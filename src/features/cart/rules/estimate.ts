/** What lines of the cart that are sold by weight are estimated to weigh. */
import type { CartItem } from '../contract.ts';

type Sold = Pick<CartItem, 'product' | 'variant' | 'quantity'>;

/** Grams of all pieces of a line; null for what is not sold by weight. */
export function estimatedGrams({ product, variant, quantity }: Sold): number | null {
  const { weighed } = (variant ?? product).priceData;
  return weighed ? weighed.estimatedGrams * quantity : null;
}

export const isEstimated = (item: Sold): boolean => estimatedGrams(item) !== null;
