import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { OpenState } from '#features/stores/rules/hours.ts';
import { dayText } from '#features/stores/rules/day-text.ts';
import { timeText } from '#features/stores/rules/hours-text.ts';
import styles from './open-state.module.css';

type Texts = ReturnType<typeof useTranslations<'pages/parts/find-stores'>>;

/** Whether a store is open now, and until when. */
export function OpenStateText({ state }: { state: OpenState }) {
  const t = useTranslations('pages/parts/find-stores');
  const text = textOf(state, t, useLanguage());
  return <span className={`${styles.state} ${state.isOpen ? styles.open : ''}`}>{text}</span>;
}

function textOf({ isOpen, change }: OpenState, t: Texts, language: Language): string {
  if (!change) return isOpen ? t('openAlways') : t('closed');
  const time = timeText(change.time, language);
  const day = dayText(change.date, language);
  if (isOpen) return change.daysAhead === 0 ? t('open', { time }) : t('openUntil', { day, time });
  if (change.daysAhead === 0) return t('opens', { time });
  return change.daysAhead === 1 ? t('opensTomorrow', { time }) : t('opensOn', { day, time });
}

/** Seconds by which a page from the cache may be late. */
const late = 10;
/** Longer timers fire at once. */
const longest = 2 ** 31 - 1;

/** Loads the page's data again once one of the states has changed. */
export function useFreshStates(states: readonly OpenState[]): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const next = Math.min(...states.map(({ change }) => change?.milliseconds ?? Infinity));
    if (next === Infinity) return;
    const timer = setTimeout(() => void revalidate(), Math.min(next + late * 1000, longest));
    return () => clearTimeout(timer);
  }, [states, revalidate]);
}
