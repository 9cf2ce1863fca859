/** Loads the cart again when what is known of it is not what the page shows: a quantity that was chosen just
 * before the page was opened is stored at the same time as the page is loaded. What the page shows later is newer
 * than what is known. */
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { Cart } from '#features/cart/contract.ts';
import { useKnownCart } from '#features/cart/ui/cart-count.ts';
import { useCartCount } from '../../shell/cart-count.ts';

export function useFreshCart(cart: Cart | null): void {
  const known = useKnownCart();
  const { revalidate } = useRevalidator();
  const compare = useEffectEvent(() => {
    const isSame =
      known?.count === (cart?.totalQuantity ?? 0) && known.sum === (cart?.price.grandTotal ?? 0);
    if (known?.held && !isSame) void revalidate();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => compare(), [known]);
  const { read } = useCartCount();
  const follow = useEffectEvent(() => {
    if (known?.held && known.count !== (cart?.totalQuantity ?? 0)) read();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => follow(), [cart]);
}
