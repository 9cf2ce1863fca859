/** Days as text; without Temporal, so that browsers can use it too. */
import type { Language } from '#platform/i18n/language.ts';
import { perLanguage } from '#platform/i18n/per-language.ts';

const numeric = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: locale.startsWith('en') ? 'short' : 'numeric',
      timeZone: 'UTC',
    }),
);

/** 'to 24.12.', 'tors 24/12', 'Thu 24 Dec' of an ISO date. */
export const dayText = (date: string, language: Language): string =>
  numeric(language)
    .format(new Date(`${date}T12:00:00Z`))
    .replace(',', '');
