/** News that floats over the page and is read aloud when it comes; nothing moves for it. */
import { Icon, type IconName } from './icon.tsx';
import styles from './toast.module.css';

interface ToastProps {
  icon?: IconName;
  closeLabel: string;
  onClose: () => void;
  /** False when its news is told to those who hear the page in another way. */
  isHeard?: boolean;
  /** Nothing, or the news. */
  children: React.ReactNode;
}

export function Toast({
  icon = 'check',
  closeLabel,
  onClose,
  isHeard = true,
  children,
}: ToastProps) {
  return (
    // Always there: a live region speaks only of what changes in it.
    <div className={styles.place} aria-live={isHeard ? 'polite' : undefined}>
      {children && (
        <div className={styles.toast}>
          <Icon name={icon} />
          <div className={styles.text}>{children}</div>
          <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
            <Icon name="close" size={20} />
          </button>
        </div>
      )}
    </div>
  );
}
