/** Differences between two states of a cart. */
import type { CartItem } from '#features/cart/contract.ts';

export interface CartChanges {
  removed: CartItem[];
  /** With the quantities they have now. */
  changed: CartItem[];
}

export function changesOf(before: CartItem[], after: CartItem[]): CartChanges {
  const isIn = (items: CartItem[], { id }: CartItem) => items.some((item) => item.id === id);
  const quantityBefore = ({ id }: CartItem) => before.find((item) => item.id === id)?.quantity;
  return {
    removed: before.filter((item) => !isIn(after, item)),
    changed: after.filter((item) => quantityBefore(item) !== item.quantity),
  };
}
