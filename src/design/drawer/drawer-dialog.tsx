/** The dialog of a drawer, in the shell's place for drawers (R367). */
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../modal/dialog.tsx';
import { CloseButton } from '../modal/modal.tsx';
import styles from './drawer.module.css';

export interface DrawerProps {
  drawer: { isOpen: boolean; close: () => void };
  title: string;
  /** `sheet`: from the bottom on narrow screens and from the top on wide ones; `side`: at the start. */
  place: 'sheet' | 'side';
  /** Stays at the bottom while the rest scrolls. */
  foot?: React.ReactNode;
  children: React.ReactNode;
}

export default function DrawerDialog({ drawer, title, place, foot, children }: DrawerProps) {
  const { isOpen, close } = drawer;
  const id = useId();
  const root = document.getElementById('drawers');
  const dialog = (
    <Dialog
      id={id}
      isOpen={isOpen}
      closesOutside
      className={`${styles.drawer} ${styles[place]}`}
      aria-labelledby={isOpen ? `${id}-title` : undefined}
      onClose={close}
    >
      {isOpen && (
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>{title}</h2>
            <CloseButton dialog={id} />
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </Dialog>
  );
  return root && createPortal(dialog, root);
}
