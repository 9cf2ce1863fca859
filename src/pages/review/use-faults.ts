import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { SendResult } from './send-review.ts';

const fields = ['stars', 'title', 'text', 'displayName'] as const;
type FieldName = (typeof fields)[number];

const knownFaults = {
  required: 'required',
  'too-short': 'tooShort',
  'too-long': 'tooLong',
  contact: 'contact',
} as const;

const refusals = {
  'not-bought': 'notBought',
  'not-delivered': 'notDelivered',
  'reviews-off': 'off',
  'too-many-reviews': 'tooMany',
} as const;

/** Id of the element that a fault is about. */
const placeOf = (field: FieldName): string => (field === 'stars' ? 'stars-5' : field);

/** Texts of what is wrong: by field, and for the summary above the form. */
export function useFaults(result: SendResult | null) {
  const t = useTranslations('pages/review');
  const errorOf = (field: FieldName): string | undefined => {
    const fault = result?.faults[field];
    if (!fault) return undefined;
    if (field === 'stars') return t('fault.stars');
    const known = knownFaults[fault as keyof typeof knownFaults] ?? 'required';
    return t(`fault.${known}`);
  };
  if (!result) return { errorOf, summary: null };
  const faults = fields.flatMap((field) => {
    const text = errorOf(field);
    return text ? [{ id: placeOf(field), text: `${t(`field.${field}`)}: ${text}` }] : [];
  });
  const refused = refusals[result.refused as keyof typeof refusals] ?? 'other';
  const title = result.refused
    ? t(`refused.${refused}`, { minutes: result.minutes })
    : t('wrong', { count: faults.length });
  return { errorOf, summary: { title, faults } };
}
