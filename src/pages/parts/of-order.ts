/** Addresses and days on pages about orders. One module, as the same pages use both. */
import { localeOf, type Language } from '#platform/i18n/language.ts';
import { shopZone } from '#platform/time.ts';

/** Address of an order's page, or of one below it; the key is empty for the customer who placed it. */
export const orderHref = (number: string, key: string | null, below = ''): string =>
  `/tilaukset/${number}${below}${key ? `?avain=${key}` : ''}`;

/** Address of the page after an order, with the key of the order. */
export const thanksHref = ({ number, key }: { number: string; key: string }): string =>
  `/kiitos?tilaus=${number}&avain=${encodeURIComponent(key)}`;

/** The day of an ISO 8601 instant in Finland, or an ISO day: '9. joulukuuta 2026'. */
export const dayIn = (time: string, language: Language): string =>
  new Date(time).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: shopZone,
  });
