import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Cart } from '#features/cart/contract.ts';
import { withShipping } from '#features/cart/rules.ts';

/** The cart with the price of the delivery method selected on this page, before it is saved. */
export function useTicked(cart: Cart): [shown: Cart, tick: (priceEuroCents: number) => void] {
  const { key } = useLocation();
  const [ticked, setTicked] = useState({ on: '', cents: 0 });
  const shown = ticked.on === key ? withShipping(cart, ticked.cents) : cart;
  return [shown, (cents) => setTicked({ on: key, cents })];
}
