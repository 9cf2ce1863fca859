/** The form: a box for each consent, those of third parties in a group, and two buttons of one look. */
import { useEffect, useId, useRef } from 'react';
import { grouped, isDmaOnly } from '../rules/display.ts';
import { Campaign } from './campaign.tsx';
import { ConsentBox, ConsentGroup } from './boxes.tsx';
import type { AskedConsents, Language } from './service.ts';
import type { TextOf } from './texts.ts';
import type { Answer } from './use-answer.ts';

interface Props {
  asked: AskedConsents;
  answer: Answer;
  language: Language;
  t: TextOf;
}

export function ConsentForm({ asked, answer, language, t }: Props) {
  const id = useId();
  const { single, group } = grouped(asked.consents);
  const dmaOnly = isDmaOnly(asked.consents);
  return (
    <form
      className="consents-form"
      data-mode={dmaOnly ? 'dma-only' : 'all'}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void answer.submit();
      }}
    >
      <Campaign of={asked} language={language} />
      <h2 className="consents-title" id={id}>
        {t('consent.title')}
      </h2>
      <p>{t('consent.description')}</p>
      <p>
        <a href={t('consent.linkUrl')} target="_blank" rel="noreferrer">
          {t('consent.link')}
        </a>
      </p>
      <div className="consents-boxes">
        {single.map(({ contractId }) => (
          <ConsentBox key={contractId} contractId={contractId} answer={answer} t={t} />
        ))}
        {group.length > 0 && (
          <ConsentGroup consents={group} isOpen={dmaOnly} answer={answer} t={t} />
        )}
      </div>
      <Fault answer={answer} t={t} />
      <Buttons variant={asked.variant} answer={answer} t={t} />
    </form>
  );
}

/** Takes the focus when the form comes back with it. */
function Fault({ answer: { fault }, t }: Pick<Props, 'answer' | 't'>) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (fault) place.current?.focus();
  }, [fault]);
  return (
    <p className={fault ? 'consents-fault' : ''} role="alert" tabIndex={-1} ref={place}>
      {fault && t(fault)}
    </p>
  );
}

interface ButtonsProps extends Pick<Props, 'answer' | 't'> {
  variant: AskedConsents['variant'];
}

/** The variant changes the words only (R329): refusing is as easy as accepting. */
const Buttons = ({ variant, answer, t }: ButtonsProps) => (
  <div className="consents-buttons">
    <button type="button" className="consents-button" onClick={() => void answer.decline()}>
      {t(`consent.decline.${variant}`)}
    </button>
    <button type="submit" className="consents-button">
      {t(`consent.submit.${variant}`)}
    </button>
  </div>
);
