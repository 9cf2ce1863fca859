import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Cart } from '#features/cart/contract.ts';
import { withShipping } from '#features/cart/rules.ts';

/** The cart with the price of the delivery method selected on this page, before it is saved. The location's
 * key would not do: it changes after a refused form, when the shopper may have chosen already. */
export function useTicked(cart: Cart): [shown: Cart, tick: (priceEuroCents: number) => void] {
  const { pathname, search } = useLocation();
  const place = [pathname, search, cart.isShippingSelected, cart.price.shipping].join(' ');
  const [ticked, setTicked] = useState({ on: '', cents: 0 });
  const shown = ticked.on === place ? withShipping(cart, ticked.cents) : cart;
  return [shown, (cents) => setTicked({ on: place, cents })];
}
