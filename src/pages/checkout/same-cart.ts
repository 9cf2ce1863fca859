/** What the shopper is about to order is what they saw when they came (R256): after another tab, a reload or
 * a restored tab, too. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cart } from '#features/cart/contract.ts';
import type { ShippingData } from '#features/checkout/contract.ts';
import {
  draftToKeep,
  isCartChanged,
  readDraft,
  stateToKeep,
  type KeptDraft,
} from '#features/checkout/rules/kept-order.ts';
import { keepOrder, keptDraftOrder } from '#features/checkout/ui/kept-order.ts';

interface OrderUnderWay {
  cart: Cart;
  shipping: ShippingData;
  draft: Pick<KeptDraft, 'expires' | 'unavailableProducts'>;
  /** When the page was read, by the shop's clock (ISO 8601). */
  readAt: string;
}

/** Leads to the cart when it is no longer the one the checkout began with; else keeps the order (R255). */
export function useSameCart({ cart, shipping, draft, readAt }: OrderUnderWay): void {
  const navigate = useNavigate();
  const [openedAt] = useState(readAt);
  useEffect(() => {
    const now = draftToKeep(draft, cart);
    if (isCartChanged(readDraft(keptDraftOrder()), now, openedAt)) {
      void navigate('/ostoskori?virhe=cart-changed', { replace: true });
    } else keepOrder(now, stateToKeep(shipping));
  }, [cart, shipping, draft, openedAt, navigate]);
}
