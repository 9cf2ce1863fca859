/** Days and times in mails, in Finland. */
import { localeOf, type Language } from '#platform/i18n/language.ts';
import { shopZone } from '#platform/time.ts';

/** '24. marraskuuta 2026 klo 12.00' */
export const momentText = (instant: string, language: Language): string =>
  new Date(instant).toLocaleString(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopZone,
  });

/** '24. marraskuuta 2026', of an instant or of a day in ISO 8601. */
export const dayText = (time: string, language: Language): string => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(time);
  return new Date(isDay ? `${time}T12:00:00Z` : time).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: shopZone,
  });
};
