/** The dialog of a drawer. */
import { useId, useLayoutEffect, useRef } from 'react';
import styles from './drawer.module.css';
import { Icon } from '../icon.tsx';

export interface DrawerProps {
  drawer: { isOpen: boolean; close: () => void };
  title: string;
  closeLabel: string;
  /** `sheet`: from the bottom on narrow screens and from the top on wide ones; `side`: at the start. */
  place: 'sheet' | 'side';
  /** Stays at the bottom while the rest scrolls. */
  foot?: React.ReactNode;
  children: React.ReactNode;
}

export default function DrawerDialog({
  drawer,
  title,
  closeLabel,
  place,
  foot,
  children,
}: DrawerProps) {
  const { isOpen, close } = drawer;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    // Runs before the next page takes the focus, as closing returns it to the button.
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return (
    // With the keyboard, Escape closes the dialog, which handles it itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={`${styles.drawer} ${styles[place]}`}
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {isOpen && (
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            <button type="button" className={styles.close} onClick={close}>
              <Icon name="close" />
              {closeLabel}
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
