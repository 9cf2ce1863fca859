/** The name of a cart line. */
import type { CartItem } from '../contract.ts';

/** 'Sininen, M'; empty when the product has no options. Written out here: a module shared with the product page would
 * bring a part of that page with every cart. */
export function optionsOf(variant: CartItem['variant']): string {
  const { color, size, material, pattern } = variant ?? {};
  return [color?.name, size, material, pattern].filter(Boolean).join(', ');
}

/** 'Huivi, Sininen, M' */
export const nameOf = ({ product, variant }: Pick<CartItem, 'product' | 'variant'>): string =>
  [product.name, optionsOf(variant)].filter(Boolean).join(', ');
