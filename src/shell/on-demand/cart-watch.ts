import { useEffect } from 'react';
import { useFetchers } from 'react-router';
import { useCartCount } from '../cart-count.ts';
import { openCart } from './open-cart.ts';

/** The cart is there once the pages are ready (R239), and read again when the tab is seen again (R241). */
export function useCartWatch(): void {
  const { data, read } = useCartCount();
  // What is being put in the cart makes one itself.
  const isBusy = useFetchers().some(({ formMethod }) => formMethod === 'POST');
  const isWanted = data?.hasCart === false && data.canBuy && !isBusy;
  useEffect(() => {
    if (isWanted) openCart();
  }, [isWanted]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) read();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [read]);
}
