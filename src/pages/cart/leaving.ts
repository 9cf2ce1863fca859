/** Going on to the checkout: not before every change of the cart was answered, and not when one of them
 * was refused (R249). */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCartChanging } from '../../shell/cart-count.ts';

/** What the lines tell of their changes. */
export interface Changes {
  /** Those that are not in the cart yet, by line; each is sent by a call. */
  open: Map<string, () => void>;
  /** One was refused: the shopper stays. */
  stay: () => void;
}

export function useLeaving(to: string) {
  const navigate = useNavigate();
  const isBusy = useCartChanging();
  const isLeaving = useRef(false);
  const [open] = useState(() => new Map<string, () => void>());
  const changes: Changes = { open, stay: () => (isLeaving.current = false) };
  // A change may begin and end between two renders of the page; what is left to do is asked each time.
  useEffect(() => {
    if (!isLeaving.current || isBusy || open.size > 0) return;
    isLeaving.current = false;
    void navigate(to);
  });
  const onClick = (event: React.MouseEvent) => {
    for (const send of open.values()) send();
    const opensAnother = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensAnother || (open.size === 0 && !isBusy)) return;
    event.preventDefault();
    isLeaving.current = true;
  };
  return { changes, onClick };
}
