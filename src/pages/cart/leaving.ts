/** Goes on to the checkout only after every change of the cart has a response, and not when one of them was
 * refused (R249). */
import { useEffect, useRef, useState } from 'react';
import { useCartChanging } from '../../shell/cart-count.ts';

/** How the lines report their changes. */
export interface Changes {
  /** Changes that are not in the cart yet, by product or variant; each is sent by calling its function. */
  open: Map<string, () => void>;
  /** Called when a change was refused: the shopper stays. */
  stay: () => void;
}

/** `leaving(go)` are the handlers of what is pressed; `go` goes on when there was something to wait for. */
export function useLeaving() {
  const isBusy = useCartChanging();
  const leave = useRef<(() => void) | null>(null);
  const press = useRef<'none' | 'down' | 'refused'>('none');
  const [open] = useState(() => new Map<string, () => void>());
  const stay = () => {
    leave.current = null;
    if (press.current === 'down') press.current = 'refused';
  };
  // A change may begin and end between two renders of the page, so open changes are read each time.
  useEffect(() => {
    const go = leave.current;
    if (!go || isBusy || open.size > 0) return;
    leave.current = null;
    go();
  });
  // Pressing takes the focus from the field, which sends its change: the refusal may come before the click.
  const onPointerDown = () => {
    press.current = 'down';
  };
  const onClick = (go: () => void) => (event: React.MouseEvent) => {
    const isRefused = press.current === 'refused';
    press.current = 'none';
    if (isRefused) return event.preventDefault();
    for (const send of open.values()) send();
    const opensAnother = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensAnother || (open.size === 0 && !isBusy)) return;
    event.preventDefault();
    leave.current = go;
  };
  const leaving = (go: () => void) => ({ onPointerDown, onClick: onClick(go) });
  return { changes: { open, stay }, leaving };
}
