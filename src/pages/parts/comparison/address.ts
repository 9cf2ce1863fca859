/** The address of a comparison: '/vertailu?tuotteet=100_200', with 'erot' when only differences are shown. */
import { mostCompared } from '#features/catalogue/rules/comparison.ts';

export const comparisonPath = '/vertailu';

export const idsIn = (search: URLSearchParams): string[] => [
  ...new Set((search.get('tuotteet') ?? '').split('_').filter(Boolean).slice(0, mostCompared)),
];

export function addressOf(ids: readonly string[], onlyDifferences = false): string {
  if (ids.length === 0) return comparisonPath;
  return `${comparisonPath}?tuotteet=${ids.join('_')}${onlyDifferences ? '&erot' : ''}`;
}

/** The address with one product more; the last place is its own when all are taken. */
export const addressWith = (ids: readonly string[], id: string): string =>
  addressOf(ids.includes(id) ? ids : [...ids.slice(0, mostCompared - 1), id]);
