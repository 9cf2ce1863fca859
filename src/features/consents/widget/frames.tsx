/** The two modes of the widget: a block of the page, and a modal (R320, R321). */
import { useEffect, useRef } from 'react';
import type { ConsentSettings } from './settings.ts';
import type { Language } from './service.ts';

interface FrameProps {
  language: Language;
  theme: NonNullable<ConsentSettings['theme']>;
  isBusy: boolean;
  children: React.ReactNode;
}

const classOf = (mode: string, theme: string) => `consents consents-${mode} consents-${theme}`;

export const Block = ({ language, theme, isBusy, children }: FrameProps) =>
  children ? (
    <div className={classOf('block', theme)} lang={language} aria-busy={isBusy}>
      {children}
    </div>
  ) : null;

interface ModalProps extends FrameProps {
  isOpen: boolean;
  /** Escape closes too; it declines nothing. */
  onClose: () => void;
  label: string;
  closeLabel: string;
}

/** The browser's own dialog: it keeps the keyboard in it and returns the focus. */
export function Modal({ language, theme, isBusy, isOpen, onClose, ...rest }: ModalProps) {
  const { label, closeLabel, children } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={classOf('modal', theme)}
      lang={language}
      aria-busy={isBusy}
      aria-label={label}
      onClose={() => isOpen && onClose()}
    >
      <button type="button" className="consents-close" onClick={() => dialog.current?.close()}>
        {closeLabel}
      </button>
      {children}
    </dialog>
  );
}
