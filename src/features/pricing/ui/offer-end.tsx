/** Until when an offer holds. */
import type { Language } from '#platform/i18n/language.ts';
import { perLanguage } from '#platform/i18n/per-language.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { dayOverAt } from '#platform/moment.ts';
import { shopZone } from '#platform/time.ts';

/** @param until ISO 8601; the offer has ended then */
export function OfferEnd({ until }: { until: string | undefined }) {
  const t = useTranslations('features/pricing');
  const language = useLanguage();
  return until && <span>{t('until', { day: endInWords(until, language) })}</span>;
}

/** The last day on which the offer holds; with the time when it ends within a day. */
export function endInWords(until: string, language: Language): string {
  const day = dayOverAt(until);
  return day === null ? moments(language).format(Date.parse(until)) : days(language).format(day);
}

const dayOfMonth = { day: 'numeric', month: 'long', timeZone: shopZone } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, dayOfMonth));
const moments = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { ...dayOfMonth, ...time }),
);
