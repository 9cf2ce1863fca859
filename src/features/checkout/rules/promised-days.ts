/** Promised days as text; without Temporal, so that browsers can use it too. */
import type { Language } from '#platform/i18n/language.ts';
import { perLanguage } from '#platform/i18n/per-language.ts';
import type { DeliveryKind } from '../contract/delivery.ts';

/** What is brought arrives; all else is ready to be collected. The key of a message. */
export const promiseKey = (...kinds: DeliveryKind[]): 'arrives' | 'collectable' =>
  kinds.includes('home') ? 'arrives' : 'collectable';

/** '24.–26. marraskuuta', '24–26 november', '24–26 November'. It never ends in a full stop, so it
 * can be the end of a sentence. */
export function promisedDays(
  { earliest, latest }: { earliest: string; latest: string },
  language: Language,
): string {
  const last = dayOf(latest, language);
  if (earliest === latest) return last;
  if (monthOf(earliest) !== monthOf(latest)) return `${dayOf(earliest, language)} – ${last}`;
  const first = Number(earliest.slice(8));
  return `${first}${language === 'fi' ? '.' : ''}–${last}`;
}

/** '2026-11-' */
const monthOf = (iso: string): string => iso.replace(/\d\d$/, '');

const dayFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

const dayOf = (iso: string, language: Language): string =>
  dayFormat(language).format(new Date(`${iso}T12:00:00Z`));
