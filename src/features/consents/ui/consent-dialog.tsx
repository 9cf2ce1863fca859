/** The dialog that asks a customer of the shop for consents (R346–R352). */
import { useState } from 'react';
import { useLanguage } from '#platform/i18n/use-translations.ts';
import { Button } from '../../../design/button/button.tsx';
import card from '../../../design/card/card.module.css';
import layout from '../../../design/layout.module.css';
import { Modal } from '../../../design/modal/modal.tsx';
import { grouped } from '../rules/display.ts';
import { firstTicks, isAllUnticked, withAll, type Ticks } from '../rules/ticks.ts';
import { ConsentChoice, ConsentGroupChoice } from './consent-choices.tsx';
import styles from './consent-dialog.module.css';
import type { ConsentQuestion } from './question.ts';

interface Props {
  question: ConsentQuestion;
  isOpen: boolean;
  isBusy: boolean;
  /** Why the last answer was not stored. */
  fault: string | null;
  onSubmit: (ticks: Ticks) => void;
  onDecline: () => void;
  /** By Escape, its buttons or a click beside it. */
  onClose: () => void;
}

export function ConsentDialog({ question, isOpen, isBusy, fault, ...on }: Props) {
  const { consents, texts, initiallyChecked, buttons } = question;
  const [ticks, setTicks] = useState(() => firstTicks(consents, initiallyChecked));
  const [isOut, setOut] = useState(false);
  const label = (key: string) => texts[key] ?? '';
  const isUnticked = isAllUnticked(ticks, consents);
  const close = () => {
    setOut(true);
    on.onClose();
  };
  return (
    <Modal
      id="consents"
      title={label('consent.title')}
      isOpen={isOpen && !isOut}
      closesOutside
      width="large"
      onClose={close}
    >
      <div className={layout.tight}>
        <p>{label('consent.description')}</p>
        <p>
          <a href={label('consent.linkUrl')} target="_blank" rel="noreferrer">
            {label('consent.link')}
          </a>
        </p>
        <CampaignNotice question={question} />
        <Edit question={question} ticks={ticks} onTicks={setTicks} />
        <p role="alert" className={fault ? styles.fault : undefined}>
          {fault && label(fault)}
        </p>
        <div className={styles.buttons}>
          <Button type="button" disabled={isBusy} onClick={on.onDecline}>
            {label(`consent.decline.${buttons}`)}
          </Button>
          <Button
            type="button"
            busy={isBusy}
            disabled={isBusy || isUnticked}
            onClick={() => on.onSubmit(ticks)}
          >
            {label(`consent.submit.${buttons}`)}
          </Button>
          <Button type="button" quiet onClick={close}>
            {label('consent.cancel')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface EditProps {
  question: ConsentQuestion;
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
}

/** Open where nothing is ticked, as submitting needs a tick. */
function Edit({ question, ticks, onTicks }: EditProps) {
  const { consents, texts, initiallyChecked } = question;
  const { single, group } = grouped(consents);
  const of = {
    texts,
    ticks,
    onTick: (ids: Parameters<typeof withAll>[1], is: boolean) => onTicks(withAll(ticks, ids, is)),
  };
  return (
    <details open={!initiallyChecked}>
      <summary className={styles.summary}>{texts['consent.edit']}</summary>
      <div className={layout.tight}>
        {single.map(({ contractId }) => (
          <ConsentChoice key={contractId} contractId={contractId} {...of} />
        ))}
        {group.length > 0 && <ConsentGroupChoice consents={group} {...of} />}
      </div>
    </details>
  );
}

/** (R350) */
function CampaignNotice({ question }: { question: ConsentQuestion }) {
  const language = useLanguage();
  const { campaignTitle, campaignText, campaignLink } = question;
  if (!campaignTitle || !campaignText) return null;
  const link = campaignLink?.[language];
  return (
    <div className={`${card.box} ${layout.tight}`}>
      <p>
        <strong>{campaignTitle[language]}</strong>
      </p>
      <p>{campaignText[language]}</p>
      {link && (
        <p>
          <a href={link.url}>{link.label}</a>
        </p>
      )}
    </div>
  );
}
