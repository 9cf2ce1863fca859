/** A message that floats over the page and is read aloud when it appears; the page does not move. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { announce } from '../announcer.tsx';
import { useCover } from './cover.ts';
import { useLifted } from './lift.ts';
import { Icon, type IconName } from '../icon.tsx';
import styles from './toast.module.css';

interface ToastProps {
  icon?: IconName;
  onClose: () => void;
  /** Text to read aloud; null while there is no message. */
  heard: string | null;
  /** Identifies the message: a new value is read aloud even where the text is the same. */
  of: unknown;
  /** The visible message, with its links and buttons. */
  children: React.ReactNode;
}

export function Toast({ icon = 'check', onClose, heard, of, children }: ToastProps) {
  // Not the toast itself, which moves while it appears.
  const place = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);
  useLifted(place);
  useCover(place, isShown);
  const close = useClosing(place, isShown, onClose);
  useEffect(() => {
    if (heard) announce(heard);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [heard, of]);
  return (
    <div className={styles.place} ref={place}>
      {isShown && (
        <div className={styles.toast} data-toast>
          <Icon name={icon} />
          <div className={styles.text}>{children}</div>
          <CloseNotification onClick={close} />
        </div>
      )}
    </div>
  );
}

/** Closed by its button, and by Escape where nothing else handles that; the focus returns to where it was. */
function useClosing(
  place: React.RefObject<HTMLDivElement | null>,
  isShown: boolean,
  onClose: () => void,
): () => void {
  const before = useRef<Element | null>(null);
  const close = () => {
    if (place.current?.contains(document.activeElement)) focusAgain(before.current);
    onClose();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWanted = event.key === 'Escape' && !event.defaultPrevented;
    if (isWanted && !document.querySelector('dialog[open], :popover-open')) close();
  });
  useEffect(() => {
    if (!isShown) return;
    before.current = document.activeElement;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isShown]);
  return close;
}

/** When the element can no longer be focused, focuses the start of the page. */
function focusAgain(element: Element | null): void {
  const isThere = element instanceof HTMLElement && element.isConnected;
  (isThere ? element : document.getElementById('main'))?.focus({ preventScroll: true });
}

/** The button that closes a notification, at its end. */
export function CloseNotification({ onClick }: { onClick: () => void }) {
  const t = useTranslations('design/toast');
  return (
    <button type="button" className={styles.close} onClick={onClick} aria-label={t('close')}>
      <Icon name="close" size={20} />
    </button>
  );
}
