/** Makes sure that shoppers order the cart they saw when the checkout began (R256), even after changes in
 * another tab, a reload or a restored tab. */
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
  /** When the page's data was read, by the shop's clock (ISO 8601). */
  readAt: string;
}

/** Redirects to the cart when it has changed since the checkout began; otherwise stores the order (R255). */
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
