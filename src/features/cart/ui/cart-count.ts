/** What the open document knows of the cart, once it was loaded; all parts of a page show the same. */
import { useSyncExternalStore } from 'react';
import type { CartItem } from '../contract.ts';
import type { RefusedChange } from './use-quantity.ts';

export interface CartCount {
  /** Number of items. */
  count: number;
  /** What they cost, in cents. */
  sum: number;
  /** Quantities by product or variant; null while the cart cannot be read. */
  held: Record<string, number> | null;
  canBuy: boolean;
  /** False while this browser has no cart. */
  hasCart: boolean;
}

/** A line of the cart that changed. */
export interface ChangedLine {
  line: Pick<CartItem, 'id' | 'sokId' | 'quantity' | 'unitPriceEuroCents'> & {
    product: Pick<CartItem['product'], 'sokId' | 'name' | 'brandName' | 'categories'>;
  };
  /** Pieces that came; negative: that went. */
  by: number;
}

/** What came of setting the quantity of a product. */
export interface QuantityAnswer {
  /** The cart afterwards; null where it cannot be read. */
  cart: CartCount | null;
  refused: RefusedChange | null;
  changed: ChangedLine | null;
}

let known: CartCount | undefined;
const listeners = new Set<() => void>();

export function keepCartCount(count: CartCount): void {
  known = count;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const nothing = () => undefined;

export const useKnownCart = (): CartCount | undefined =>
  useSyncExternalStore(listen, () => known, nothing);

/** How many pieces the cart has; undefined while that is not known, and for a product that it does not have
 * unless `orZero`, so that most cards of a page need not change when the cart is known. */
export const useHeld = (sokId: string, orZero: boolean): number | undefined =>
  useSyncExternalStore(
    listen,
    () => known?.held && (known.held[sokId] ?? (orZero ? 0 : undefined)),
    nothing,
  ) ?? undefined;
