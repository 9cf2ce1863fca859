/** Opening hours as text; without Temporal, so that browsers can use it too. */
import type { Language } from '#platform/i18n/language.ts';
import type { Hours } from '../record/opening-hours.ts';

/** '9', '9.30'; in English '9:00', '9:30'. */
export function timeText(time: string, language: Language): string {
  const [hour = '', minute = ''] = time.split(':');
  if (language === 'en') return `${Number(hour)}:${minute}`;
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`;
}

/** '9–21' */
export const spanText = ({ opens, closes }: Hours, language: Language): string =>
  `${timeText(opens, language)}–${timeText(closes, language)}`;
