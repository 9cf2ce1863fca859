/** Loads what every page shows of the cart. */
import { useCallback, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { keepCartCount, useKnownCart, type CartCount } from '#features/cart/ui/cart-count.ts';
import { useAnswer } from '../design/answer.ts';
import { dataRouteOf } from './data-routes.ts';
import { documentRouter } from './router.ts';

const address = '/_data/cart-count';

/** What is known of the cart, and a function to load it again; shared by all parts of a page. */
export function useCartCount() {
  const { load } = useFetcher<CartCount | null>({ key: 'cart-count' });
  const read = useCallback(() => void load(address), [load]);
  return { data: useKnownCart(), read };
}

/** Keeps what was loaded; to be called once on a page. When it cannot be loaded, the last one stays. */
export function useKeptCartCount(): void {
  useAnswer(useFetcher<CartCount | null>({ key: 'cart-count' }), (data) => {
    if (data) keepCartCount(data);
  });
}

const isChanging = () =>
  [...(documentRouter()?.state.fetchers.values() ?? [])].some(
    ({ formMethod, formAction }) => formMethod === 'POST' && dataRouteOf(formAction) === null,
  );

const listen = (listener: () => void) => documentRouter()?.subscribe(listener) ?? (() => {});

/** Whether something is being added to the cart, or changed in it. Asks the router itself: React renders the states
 * of fetchers when it has time, and a slow browser may never render those between a press and its answer. */
export const useCartChanging = (): boolean => useSyncExternalStore(listen, isChanging, () => false);

/** Creates a cart for a browser that has none (R239). Only scripts do so, so that crawlers create none.
 * Forms that are sent meanwhile wait for it (`data-routes.ts`). Without the network none is created; the next
 * page tries again. */
export function useOpenCart(): () => void {
  const { submit } = useFetcher({ key: 'open-cart' });
  return useCallback(() => void submit(null, { method: 'post', action: address }), [submit]);
}
