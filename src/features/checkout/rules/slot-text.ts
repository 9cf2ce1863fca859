/** Times of deliveries as text; without Temporal, so that browsers can use it too. */
import type { Language } from '#platform/i18n/language.ts';
import { perLanguage } from '#platform/i18n/per-language.ts';
import { spanText } from '../../stores/rules/hours-text.ts';
import type { SlotTime } from '../contract/delivery.ts';

const weekday = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

/** 'torstai 26. marraskuuta', 'torsdag 26 november', 'Thursday 26 November' */
export const slotDay = (day: string, language: Language): string =>
  weekday(language)
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .map(({ type, value }) => (type === 'weekday' ? nominative(value, language) : value))
    .join('')
    .replace(',', '');

/** Finnish formats have the weekday in a case of its own: torstaina. */
const nominative = (name: string, language: Language): string =>
  language === 'fi' ? name.replace(/na$/, '') : name;

const before = { fi: ' klo ', sv: ' kl. ', en: ', ' } as const;

/** '8–10' */
export const slotHours = ({ from, until }: Pick<SlotTime, 'from' | 'until'>, language: Language) =>
  spanText({ opens: from, closes: until }, language);

/** 'torstai 26. marraskuuta klo 8–10' */
export const slotText = (slot: SlotTime, language: Language): string =>
  slotDay(slot.day, language) + before[language] + slotHours(slot, language);
