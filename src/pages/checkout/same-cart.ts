/** What the shopper is about to order is what they saw when they came (R256). */
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Cart } from '#features/cart/contract.ts';

const linesOf = ({ items }: Cart): string =>
  items.map(({ id, sokId, quantity }) => `${id} ${sokId} ${quantity}`).join('\n');

/** Leads to the cart when it is no longer the one the checkout began with. */
export function useSameCart(cart: Cart): void {
  const navigate = useNavigate();
  const lines = linesOf(cart);
  const first = useRef(lines);
  useEffect(() => {
    if (lines !== first.current) void navigate('/ostoskori?virhe=cart-changed', { replace: true });
  }, [lines, navigate]);
}
