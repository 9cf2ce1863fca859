/** A panel over the middle of the page with one matter, and the button that opens it. Browsers open and close
 * it by themselves too, without scripts. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './modal.module.css';
import { closeDialog, openDialog } from './open-dialog.ts';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

interface ModalProps extends Pick<DialogProps, 'isOpen' | 'closesOutside' | 'onClose'> {
  /** Of the dialog, for its buttons. */
  id: string;
  title: string;
  /** Of its text and the space around it. */
  size?: 'small' | 'medium' | 'large';
  /** At most 20, 30 or 40 times the size of the page's letters (R360). */
  width?: 'small' | 'medium' | 'large';
  position?: 'center' | 'bottom';
  children: React.ReactNode;
}

export function Modal({
  id,
  title,
  size = 'medium',
  width = 'medium',
  position = 'center',
  children,
  ...dialog
}: ModalProps) {
  const look = [styles.modal, styles[`${size}Size`], styles[`${width}Width`]];
  if (position === 'bottom') look.push(styles.bottom);
  return (
    <Dialog {...dialog} id={id} aria-labelledby={`${id}-title`} className={look.join(' ')}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <CloseButton dialog={id} />
      </div>
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}

/** @param dialog id of the dialog that it closes */
export function CloseButton({ dialog }: { dialog: string }) {
  const t = useTranslations('design/modal');
  return (
    <button
      type="button"
      data-focus
      className={styles.close}
      command="close"
      commandfor={dialog}
      onClick={closeDialog}
    >
      <Icon name="close" />
      {t('close')}
    </button>
  );
}

interface TriggerProps {
  /** Id of the modal. */
  modal: string;
  className?: string | undefined;
  children: React.ReactNode;
}

export function ModalTrigger({ modal, className, children }: TriggerProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={modal}
      onClick={({ currentTarget }) => {
        // Not every browser focuses a button that is pressed, but the dialog returns the focus to it.
        currentTarget.focus();
        openDialog(document.getElementById(modal) as HTMLDialogElement);
      }}
    >
      {children}
    </button>
  );
}
