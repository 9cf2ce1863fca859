import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Slot } from '#features/checkout/contract/delivery.ts';
import { slotDay, slotHours } from '#features/checkout/rules/slot-text.ts';
import layout from '../../../design/layout.module.css';
import styles from './times.module.css';

interface TimesProps {
  slots: Slot[];
  name: string;
  /** The place selected, at which some may be taken. */
  agentId: string | undefined;
  chosen: string | undefined;
  onChoose: (slotId: string) => void;
}

/** Times by day; the day of the chosen one is open, otherwise the first day with a free one. */
export function Times({ slots, name, agentId, chosen, onChoose }: TimesProps) {
  const t = useTranslations('pages/checkout');
  const isFree = (slot: Slot) => slot.isFree && !(agentId && slot.notAt.includes(agentId));
  const days = [...Map.groupBy(slots, ({ day }) => day)];
  const open =
    slots.find(({ slotId }) => slotId === chosen)?.day ?? slots.find((slot) => isFree(slot))?.day;
  return (
    <fieldset className={layout.tight}>
      <legend>
        <strong>{t('slot')}</strong>
      </legend>
      {days.map(([day, ofDay]) => (
        <Day
          key={day}
          day={day}
          group={`${name}-days`}
          isOpen={day === open}
          count={ofDay.filter(isFree).length}
        >
          {ofDay.map((slot) => (
            <Time
              key={slot.slotId}
              slot={slot}
              name={name}
              isFree={isFree(slot)}
              isChosen={slot.slotId === chosen}
              onChoose={() => onChoose(slot.slotId)}
            />
          ))}
        </Day>
      ))}
    </fieldset>
  );
}

interface DayProps {
  day: string;
  /** Days of one group close each other. */
  group: string;
  isOpen: boolean;
  /** Times that are free. */
  count: number;
  children: React.ReactNode;
}

function Day({ day, group, isOpen, count, children }: DayProps) {
  const t = useTranslations('pages/checkout');
  const language = useLanguage();
  return (
    <details name={group} open={isOpen} className={styles.day}>
      <summary>
        <span className={styles.name}>{slotDay(day, language)}</span>
        <span className={layout.soft}>{t('freeSlots', { count })}</span>
      </summary>
      <div className={styles.times}>{children}</div>
    </details>
  );
}

interface TimeProps {
  slot: Slot;
  name: string;
  isFree: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Time({ slot, name, isFree, isChosen, onChoose }: TimeProps) {
  const t = useTranslations('pages/checkout');
  const language = useLanguage();
  const { priceEuroCents } = slot;
  return (
    <label className={styles.time}>
      <input
        type="radio"
        name={name}
        value={slot.slotId}
        defaultChecked={isChosen}
        disabled={!isFree}
        onChange={onChoose}
      />
      <span className={styles.hours}>{slotHours(slot, language)}</span>
      <span className={styles.price}>
        {!isFree ? t('taken') : priceEuroCents === 0 ? t('free') : euros(priceEuroCents, language)}
      </span>
    </label>
  );
}
