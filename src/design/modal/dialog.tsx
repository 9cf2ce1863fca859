/** The browser's own dialog, for all that opens over the page: it keeps the keyboard in it, closes on Escape
 * and returns the focus. */
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './dialog.module.css';
import { openDialog } from './open-dialog.ts';

export interface DialogProps extends Omit<React.ComponentProps<'dialog'>, 'open' | 'ref'> {
  /** Absent where a button opens it by its id. */
  isOpen?: boolean | undefined;
  /** A click beside it closes it too. */
  closesOutside?: boolean | undefined;
}

export function Dialog({ isOpen, closesOutside, className = '', ...rest }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Without scripts it can be read in the page.
  const [opensWithPage] = useState(isOpen);
  useLayoutEffect(() => {
    // Runs before the next page takes the focus, as closing returns it to the button.
    if (isOpen && ref.current) openDialog(ref.current);
    if (isOpen === false) ref.current?.close();
  }, [isOpen]);
  return (
    <dialog
      {...rest}
      ref={ref}
      open={opensWithPage || undefined}
      className={`${styles.dialog} ${className}`}
      closedby={closesOutside ? 'any' : undefined}
    />
  );
}
