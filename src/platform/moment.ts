/** Days and times of day for shoppers. */
import { perLanguage } from './i18n/per-language.ts';
import type { Language } from './i18n/language.ts';
import { shopZone } from './time.ts';

const formats = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: shopZone,
    }),
);

const days = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone: shopZone,
    }),
);

/** An ISO 8601 instant as Finnish local time: '30.11.2026 klo 23.59'. */
export const momentIn = (instant: string, language: Language): string =>
  formats(language).format(Date.parse(instant));

/** An end that does not count any more, as shoppers say it: what ends at midnight is over with the day before,
 * '30.11.2026'; other ends are moments. */
export const endIn = (instant: string, language: Language): string => {
  const day = dayOverAt(instant);
  return day === null ? momentIn(instant, language) : days(language).format(day);
};

const clocks = perLanguage(
  () => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: shopZone }),
);

/** The last millisecond of the Finnish day that is over at an ISO 8601 instant; null when that is no midnight. */
export function dayOverAt(instant: string): number | null {
  const end = Date.parse(instant);
  return clocks('en').format(end) === '00:00:00' ? end - 1 : null;
}
