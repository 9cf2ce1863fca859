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

/** An ISO 8601 instant as Finnish local time: '30.11.2026 klo 23.59'. */
export const momentIn = (instant: string, language: Language): string =>
  formats(language).format(Date.parse(instant));
