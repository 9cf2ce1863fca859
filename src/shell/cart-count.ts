/** Pieces in the cart, as every page shows them. */
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

/** What was read last, and how to read it again; one for all parts of a page. */
export function useCartCount() {
  const { load, data } = useFetcher<CartCount | null>({ key: 'cart-count' });
  const [known, setKnown] = useState<CartCount>();
  // What could not be read now is as it was.
  if (data && data !== known) setKnown(data);
  const read = useCallback(() => void load(address), [load]);
  return { data: data ?? known, read };
}

/** Whether something is being put in the cart, or changed in it. */
export const useCartChanging = (): boolean =>
  useFetchers().some(
    ({ formMethod, formAction }) => formMethod === 'POST' && dataRouteOf(formAction) === null,
  );

/** A browser that has no cart gets one (R239). Scripts ask for it: who only reads pages makes none. While it
 * is on its way nothing is to be put in another. Without the network there is none yet; the next page asks again. */
export function useOpenCart() {
  const { state, submit } = useFetcher({ key: 'open-cart' });
  const open = useCallback(
    () => void submit(null, { method: 'post', action: address, defaultShouldRevalidate: false }),
    [submit],
  );
  return { isOpening: state !== 'idle', open };
}
