import { useEffect } from 'react';
import { useCartChanging, useCartCount, useOpenCart } from '../cart-count.ts';

/** Creates the cart once the page is ready (R239), and reloads it when the tab is visible again (R241). */
export function useCartWatch(): void {
  const { data, read } = useCartCount();
  const open = useOpenCart();
  // Adding to the cart creates one by itself.
  const isBusy = useCartChanging();
  const isWanted = data?.hasCart === false && data.canBuy && !isBusy;
  useEffect(() => {
    if (isWanted) open();
  }, [isWanted, open]);
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
