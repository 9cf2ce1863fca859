import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { perLanguage } from '#platform/i18n/per-language.ts';
import type { Holiday } from '#platform/finnish-calendar.ts';
import type { Hours } from '#features/stores/record/opening-hours.ts';
import { dayText } from '#features/stores/rules/day-text.ts';
import { spanText } from '#features/stores/rules/hours-text.ts';
import layout from '../../design/layout.module.css';
import styles from './store.module.css';

/** Why hours differ: the merchant's words, or a holiday of the calendar. */
export type Reason = { name: string } | { holiday: Holiday };

interface Day {
  /** ISO date. */
  date: string;
  hours: Hours | null;
  reason: Reason | null;
}

const weekday = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

/** Hours of this week; today is marked. */
export function Week({ days, today }: { days: readonly Day[]; today: string }) {
  const t = useTranslations('pages/store');
  const language = useLanguage();
  return (
    <section className={layout.tight} aria-labelledby="aukiolo">
      <h2 id="aukiolo">{t('hours')}</h2>
      <dl className={styles.week}>
        {days.map(({ date, hours, reason }) => (
          <div key={date} className={date === today ? styles.today : ''}>
            <dt>
              {weekday(language).format(new Date(`${date}T12:00:00Z`))}
              {date === today && <span className={styles.mark}>{t('today')}</span>}
            </dt>
            <dd>
              <HoursText hours={hours} />
              {reason && (
                <span className={layout.soft}>
                  {' '}
                  <ReasonText reason={reason} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface DeviationsProps {
  deviations: readonly { from: string; to: string; hours: Hours | null; reason: Reason | null }[];
}

/** Coming days with other hours than usual. */
export function Deviations({ deviations }: DeviationsProps) {
  const t = useTranslations('pages/store');
  const language = useLanguage();
  if (deviations.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="poikkeukset">
      <h2 id="poikkeukset">{t('deviations')}</h2>
      <dl className={styles.week}>
        {deviations.map(({ from, to, hours, reason }) => (
          <div key={from}>
            <dt>
              <span className={styles.day}>{dayText(from, language)}</span>
              {to !== from && (
                <>
                  {' – '}
                  <span className={styles.day}>{dayText(to, language)}</span>
                </>
              )}
            </dt>
            <dd>
              <HoursText hours={hours} />{' '}
              <span className={layout.soft}>{reason && <ReasonText reason={reason} />}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function HoursText({ hours }: Pick<Day, 'hours'>) {
  const t = useTranslations('pages/store');
  const language = useLanguage();
  return <span>{hours ? spanText(hours, language) : t('closed')}</span>;
}

function ReasonText({ reason }: { reason: Reason }) {
  const t = useTranslations('pages/store.holiday');
  return 'name' in reason ? reason.name : t(reason.holiday);
}
