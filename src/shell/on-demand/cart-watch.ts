import { useEffect } from 'react';
import { useCartChanging, useCartCount, useOpenCart } from '../cart-count.ts';

/** The cart is there once the pages are ready (R239), and read again when the tab is seen again (R241). */
export function useCartWatch(): void {
  const { data, read } = useCartCount();
  const { open } = useOpenCart();
  // What is being put in the cart makes one itself.
  const isBusy = useCartChanging();
  const isWanted = data?.hasCart === false && data.canBuy && !isBusy;
  useEffect(() => {
    if (isWanted) open();
  }, [isWanted, open]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) read();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [read]);
}
