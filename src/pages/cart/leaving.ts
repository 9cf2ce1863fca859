/** Goes on to the checkout only after every change of the cart has a response, and not when one of them was
 * refused (R249). */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCartChanging } from '../../shell/cart-count.ts';

/** How the lines report their changes. */
export interface Changes {
  /** Changes that are not in the cart yet, by product or variant; each is sent by calling its function. */
  open: Map<string, () => void>;
  /** Called when a change was refused: the shopper stays. */
  stay: () => void;
}

export function useLeaving(to: string) {
  const navigate = useNavigate();
  const isBusy = useCartChanging();
  const isLeaving = useRef(false);
  const press = useRef<'none' | 'down' | 'refused'>('none');
  const [open] = useState(() => new Map<string, () => void>());
  const stay = () => {
    isLeaving.current = false;
    if (press.current === 'down') press.current = 'refused';
  };
  // A change may begin and end between two renders of the page, so open changes are read each time.
  useEffect(() => {
    if (!isLeaving.current || isBusy || open.size > 0) return;
    isLeaving.current = false;
    void navigate(to);
  });
  // Pressing takes the focus from the field, which sends its change: the refusal may come before the click.
  const onPointerDown = () => {
    press.current = 'down';
  };
  const onClick = (event: React.MouseEvent) => {
    const isRefused = press.current === 'refused';
    press.current = 'none';
    if (isRefused) return event.preventDefault();
    for (const send of open.values()) send();
    const opensAnother = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensAnother || (open.size === 0 && !isBusy)) return;
    event.preventDefault();
    isLeaving.current = true;
  };
  return { changes: { open, stay }, onPointerDown, onClick };
}
