/** The place that a shopper asks stores for. */
import type { Store } from '#features/stores/record.ts';
import { placeOf, type Found } from '#features/stores/rules/nearest.ts';

/** Reads the place from an address; none is no fault. */
export function askedPlace(
  url: string,
  stores: readonly Store[],
): { query: string } & (Found | { place: null; fault: null }) {
  const query = (new URL(url).searchParams.get('postinumero') ?? '').trim();
  return query === '' ? { query, place: null, fault: null } : { query, ...placeOf(query, stores) };
}
