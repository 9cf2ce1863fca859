/** The name of a cart line. */
import type { CartItem } from '../contract.ts';

/** 'Sininen, M'; empty when the product has no options. Written out here: a module shared with the product page would
 * bring a part of that page with every cart. */
export function optionsOf(variant: CartItem['variant']): string {
  const { color, size, material, pattern } = variant ?? {};
  return [color?.name, size, material, pattern].filter(Boolean).join(', ');
}

interface Named {
  product: Pick<CartItem['product'], 'name' | 'shortName'>;
  variant: CartItem['variant'];
}

/** 'Huivi, Sininen, M' */
export const nameOf = ({ product, variant }: Named): string =>
  [product.name, optionsOf(variant)].filter(Boolean).join(', ');

/** The same, to stand beside the brand. */
export const shortNameOf = ({ product, variant }: Named): string =>
  nameOf({ product: { name: product.shortName ?? product.name }, variant });
