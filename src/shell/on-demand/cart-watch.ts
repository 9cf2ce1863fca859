import { useEffect, useRef } from 'react';
import { useCartChanging, useCartCount, useOpenCart } from '../cart-count.ts';

/** Creates the cart once the page is ready (R239), and reloads it when the tab is visible again (R241). */
export function useCartWatch(): void {
  const { data, read } = useCartCount();
  const open = useOpenCart();
  // Adding to the cart creates one by itself.
  const isBusy = useCartChanging();
  const isWanted = data?.hasCart === false && data.canBuy && !isBusy;
  const answered = useRef<typeof data>(undefined);
  useEffect(() => {
    // Once for each answer: until the next one it is not known that there is a cart now.
    if (!isWanted || answered.current === data) return;
    answered.current = data;
    open();
  }, [isWanted, data, open]);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) read();
    };
    document.addEventListener('visibilitychange', refresh);
    addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('online', refresh);
    };
  }, [read]);
}
