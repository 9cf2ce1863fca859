/** A notification in the flow of the page that can be closed (R366). Without scripts it stays, as it does no
 * harm. */
import { useState } from 'react';
import styles from './banner.module.css';
import { CloseNotification } from '../toast/toast.tsx';

interface ClosingBannerProps {
  tone?: 'info' | 'warning';
  /** It is read aloud when it comes: after what the shopper does now, or at once. */
  live?: 'polite' | 'assertive';
  children: React.ReactNode;
}

export function ClosingBanner({ tone = 'info', live, children }: ClosingBannerProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const Tag = live === 'polite' ? 'output' : 'div';
  const close = () => {
    setClosed(true);
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Tag
      className={`${tone === 'warning' ? styles.warning : styles.info} ${styles.closing}`}
      role={live === 'assertive' ? 'alert' : undefined}
    >
      <span>{children}</span>
      <CloseNotification onClick={close} />
    </Tag>
  );
}
