/** The name of a cart line. */
import type { CartItem } from '../contract.ts';

/** 'Sininen, M'; empty when the product has no options. */
export const optionsOf = (variant: CartItem['variant']): string =>
  [variant?.color?.name, variant?.size].filter(Boolean).join(', ');

/** 'Huivi, Sininen, M' */
export const nameOf = ({ product, variant }: Pick<CartItem, 'product' | 'variant'>): string =>
  [product.name, optionsOf(variant)].filter(Boolean).join(', ');
