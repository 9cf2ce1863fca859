/** Asks a customer for marketing consents, in a modal or as a block of the page (R320). */
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Block, Modal } from './frames.tsx';
import { ConsentForm } from './consent-form.tsx';
import { isInvalidAuth, recordShown, useConsents, useCustomer, useTexts } from './data.ts';
import type { Texts } from '../contract.ts';
import type { Access, AskedConsents, Language } from './service.ts';
import { useAccess, type ConsentSettings } from './settings.ts';
import { textsOf } from './texts.ts';
import { useAnswer, type Answer } from './use-answer.ts';

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
  useShownOnce(isModal && isOpen, access, content.askedNow);
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

/** @param close called before the customer's `onClose` */
function useContent(access: Access | null, settings: ConsentSettings, close: () => void) {
  const { language = 'fi', onClose } = settings;
  const known = useKnown(access);
  const closeBoth = () => {
    close();
    onClose?.();
  };
  const by = { access: known.isNow ? access : null, customer: known.customer };
  const list = known.asked?.consents ?? [];
  const answer = useAnswer(by, list, { ...settings, onClose: closeBoth });
  const about = status[answer.phase];
  const isAsking = !about && list.length > 0;
  return {
    ...contentOf(known, answer, language),
    /** Who is asked now; null for nobody. */
    askedNow: isAsking && known.isNow ? known.customer : null,
    isBusy: about === 'saving' || (isAsking && !known.isNow),
  };
}

/** What is to be seen now, null for nothing. */
function contentOf(
  { asked, texts, fault }: ReturnType<typeof useKnown>,
  answer: Answer,
  language: Language,
) {
  const t = textsOf(language, texts);
  const label = t(asked ? 'consent.title' : (fault ?? 'consent.loading'));
  const labels = { label, closeLabel: t('consent.close') };
  const about = status[answer.phase];
  if (about) return { labels, shown: <Said text={t(`consent.${about}`)} /> };
  if (!asked || asked.consents.length === 0)
    return { labels, shown: fault && <Notice text={t(fault)} /> };
  const form = <ConsentForm asked={asked} answer={answer} language={language} t={t} />;
  return { labels, shown: form };
}

interface Known {
  asked: AskedConsents;
  texts: Texts | undefined;
}

/** The list, once there are texts for it, or why there is none. While a new token is asked about, the list of the one
 * before stays, but is not `isNow`: it may be another customer's, who must not answer it. */
function useKnown(access: Access | null) {
  const consents = useConsents(access);
  const texts = useTexts(access);
  const isReady = texts.data?.['consent.title'] !== undefined;
  const asked = isReady ? consents.data : undefined;
  const fault = faultOf(access, [consents.error, texts.error], asked !== undefined);
  const customer = useCustomer(access, consents.data);
  const known = useLast(asked && { asked, texts: texts.data }, fault ? null : customer);
  return { ...known, fault, customer, isNow: asked !== undefined };
}

/** What is known, or was last known of the customer. */
function useLast(now: Known | undefined, customer: string | null): Partial<Known> {
  const [before, setBefore] = useState<Known>();
  if (now && (before?.asked !== now.asked || before.texts !== now.texts)) setBefore(now);
  if (now) return now;
  return before && before.asked.customer === customer ? before : {};
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
function useShownOnce(isOpen: boolean, access: Access | null, customer: string | null): void {
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen) recorded.current = null;
    if (!isOpen || !access || !customer || recorded.current === customer) return;
    recorded.current = customer;
    void recordShown(access);
  }, [isOpen, access, customer]);
}
