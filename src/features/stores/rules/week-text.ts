/** Opening hours of a week as text. */
import type { Language } from '#platform/i18n/language.ts';
import { perLanguage } from '#platform/i18n/per-language.ts';
import { weekOf } from '../record/opening-hours.ts';
import { spanText } from './hours-text.ts';

const weekday = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);

/** 'ma'; Monday is 0. */
const shortDay = (day: number, language: Language): string =>
  // 5 January 1970 was a Monday.
  weekday(language).format(new Date(Date.UTC(1970, 0, 5 + day)));

/** 'ma–pe 9–21, la 9–19'; days the store is closed are left out. */
export function weekText(openingHours: string, language: Language): string {
  const runs: { first: number; last: number; hours: string }[] = [];
  weekOf(openingHours).forEach((given, day) => {
    if (!given) return;
    const hours = spanText(given, language);
    const run = runs.at(-1);
    if (run?.last === day - 1 && run.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  });
  return runs
    .map(({ first, last, hours }) => {
      const from = shortDay(first, language);
      return `${first === last ? from : `${from}–${shortDay(last, language)}`} ${hours}`;
    })
    .join(', ');
}
