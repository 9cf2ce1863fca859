/** The customer's consents as their page shows them. */
import type { history } from '#features/consents/client.ts';
import { localeOf, type Language } from '#platform/i18n/language.ts';
import { shopZone } from '#platform/time.ts';

type Found = Awaited<ReturnType<typeof history>>;
export type OwnConsent = Found['consents'][number];
export type OwnDecision = Found['history'][number];

/** An ISO 8601 instant in Finland: '9. joulukuuta 2026 klo 14.05'. */
export const whenIn = (time: string, language: Language): string =>
  new Date(time).toLocaleString(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopZone,
  });
