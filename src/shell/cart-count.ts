/** Number of items in the cart, as every page shows it. */
import { useCallback, useState } from 'react';
import { useFetcher, useFetchers } from 'react-router';
import { dataRouteOf } from './data-routes.ts';

export interface CartCount {
  count: number;
  canBuy: boolean;
  /** False while this browser has no cart. */
  hasCart: boolean;
}

const address = '/_data/cart-count';

/** The last loaded count, and a function to reload it; shared by all parts of a page. */
export function useCartCount() {
  const { load, data } = useFetcher<CartCount | null>({ key: 'cart-count' });
  const [known, setKnown] = useState<CartCount>();
  // When the count cannot be loaded, the last one stays.
  if (data && data !== known) setKnown(data);
  const read = useCallback(() => void load(address), [load]);
  return { data: data ?? known, read };
}

/** Whether something is being added to the cart, or changed in it. */
export const useCartChanging = (): boolean =>
  useFetchers().some(
    ({ formMethod, formAction }) => formMethod === 'POST' && dataRouteOf(formAction) === null,
  );

/** Creates a cart for a browser that has none (R239). Only scripts do so, so that crawlers create none.
 * Forms that are sent meanwhile wait for it (`data-routes.ts`). Without the network none is created; the next
 * page tries again. */
export function useOpenCart(): () => void {
  const { submit } = useFetcher({ key: 'open-cart' });
  return useCallback(() => void submit(null, { method: 'post', action: address }), [submit]);
}
