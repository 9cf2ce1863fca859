/** Pieces in the cart, as every page shows them. */
import { useCallback } from 'react';
import { useFetcher, useHref } from 'react-router';

export interface CartCount {
  count: number;
  canBuy: boolean;
  /** False while this browser has no cart. */
  hasCart: boolean;
}

/** What was read last, and how to read it again; one for all parts of a page. */
export function useCartCount() {
  const { load, data } = useFetcher<CartCount>({ key: 'cart-count' });
  const href = useHref('/_data/cart-count').replace(/^\/(sv|en)(?=\/)/, '');
  const read = useCallback(() => void load(href), [load, href]);
  return { data, read };
}
