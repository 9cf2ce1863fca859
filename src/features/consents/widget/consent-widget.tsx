/** Asks a customer for marketing consents, in a modal or as a block of the page (R320). */
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Block, Modal } from './frames.tsx';
import { ConsentForm } from './consent-form.tsx';
import { isInvalidAuth, recordShown, useConsents, useTexts } from './data.ts';
import type { Access } from './service.ts';
import { useAccess, type ConsentSettings } from './settings.ts';
import { textsOf } from './texts.ts';
import { useAnswer } from './use-answer.ts';

export interface ConsentWidgetHandle {
  /** Opens the modal again. */
  open(): void;
  close(): void;
}

export interface ConsentWidgetProps extends ConsentSettings {
  ref?: React.Ref<ConsentWidgetHandle>;
}

export function ConsentWidget({ ref, ...settings }: ConsentWidgetProps) {
  const { language = 'fi', theme = 'plain', onClose } = settings;
  const access = useAccess(settings);
  const [isOpen, setOpen] = useState(true);
  const content = useContent(access, settings, () => setOpen(false));
  useImperativeHandle(ref, () => ({ open: () => setOpen(true), close: () => setOpen(false) }), []);
  const isModal = onClose !== undefined;
  useShownOnce(isModal && isOpen, content.isAsking ? access : null);
  const frame = { language, theme, isBusy: content.isBusy };
  if (!isModal) return <Block {...frame}>{content.shown}</Block>;
  if (!content.shown) return null;
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Modal {...frame} {...content.labels} isOpen={isOpen} onClose={close}>
      {content.shown}
    </Modal>
  );
}

const status = { asking: null, saving: 'saving', saved: 'thanks', declined: 'declined' } as const;

/** What is to be seen now, null for nothing. @param close called before the customer's `onClose` */
function useContent(access: Access | null, settings: ConsentSettings, close: () => void) {
  const { language = 'fi', onClose } = settings;
  const { asked, list, texts, fault } = useKnown(access);
  const closeBoth = () => {
    close();
    onClose?.();
  };
  const answer = useAnswer(access, list, { ...settings, onClose: closeBoth });
  const t = textsOf(language, texts);
  const about = status[answer.phase];
  const isAsking = !about && asked && list.length > 0;
  const said = about && <Said text={t(`consent.${about}`)} />;
  const form = isAsking ? (
    <ConsentForm asked={asked} answer={answer} language={language} t={t} />
  ) : null;
  const label = t(asked ? 'consent.title' : (fault ?? 'consent.loading'));
  const labels = { label, closeLabel: t('consent.close') };
  const notice = fault && <Notice text={t(fault)} />;
  return {
    labels,
    isAsking: Boolean(isAsking),
    isBusy: about === 'saving',
    shown: said ?? form ?? notice,
  };
}

/** The list, once there are texts for it, or why there is none. */
function useKnown(access: Access | null) {
  const consents = useConsents(access);
  const texts = useTexts(access);
  const isReady = texts.data?.['consent.title'] !== undefined;
  const asked = isReady ? consents.data : undefined;
  const fault = faultOf(access, [consents.error, texts.error], asked !== undefined);
  return { asked, list: asked?.consents ?? [], texts: texts.data, fault };
}

/** Key of the text that says why nothing can be asked (R324, R325). */
function faultOf(access: Access | null, errors: readonly unknown[], isReady: boolean) {
  if (!access || errors.some(isInvalidAuth)) return 'error.authRequired';
  return !isReady && errors.some(Boolean) ? 'error.fetchError' : null;
}

const Notice = ({ text }: { text: string }) => (
  <p className="consents-fault" role="alert">
    {text}
  </p>
);

/** Takes the focus, as the button that was pressed is gone. */
function Said({ text }: { text: string }) {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <output className="consents-said" tabIndex={-1} ref={place}>
      {text}
    </output>
  );
}

/** Records once for each opening that the customer is asked (R336). */
function useShownOnce(isOpen: boolean, access: Access | null): void {
  const isRecorded = useRef(false);
  useEffect(() => {
    if (!isOpen) isRecorded.current = false;
    if (!isOpen || !access || isRecorded.current) return;
    isRecorded.current = true;
    void recordShown(access);
  }, [isOpen, access]);
}
