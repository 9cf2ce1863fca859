/** A modal panel at an edge of the screen, and what opens it: the platform's own dialog keeps focus,
 * closes on Escape and gives focus back. */
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from './browser-state.ts';
import styles from './drawer.module.css';
import { Icon } from './icon.tsx';

/** Whether a drawer is open; going to another page closes it, another query string does not. */
export function useDrawer() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return {
    isOpen: openAt === pathname,
    open: () => setOpenAt(pathname),
    close: () => setOpenAt(null),
  };
}

interface DrawerProps {
  drawer: ReturnType<typeof useDrawer>;
  title: string;
  closeLabel: string;
  /** `sheet`: from below on narrow screens and from above on wide ones; `side`: at the start. */
  place: 'sheet' | 'side';
  /** Stays at the bottom while the rest scrolls. */
  foot?: React.ReactNode;
  children: React.ReactNode;
}

export function Drawer({ drawer, title, closeLabel, place, foot, children }: DrawerProps) {
  const { isOpen, close } = drawer;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return (
    // The keyboard's way out is Escape, which the dialog itself hears.
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

interface TriggerProps {
  drawer: ReturnType<typeof useDrawer>;
  /** Where it leads without scripts. */
  to: string;
  className?: string | undefined;
  children: React.ReactNode;
}

/** A link until scripts run, then the drawer's button. */
export function DrawerTrigger({ drawer, to, className, children }: TriggerProps) {
  if (!useHydrated()) {
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={drawer.isOpen}
      onClick={drawer.open}
    >
      {children}
    </button>
  );
}
