/** Recently viewed products: stored in this browser only. */
import { store, storedText, valueOf } from '#platform/browser-store.ts';

const key = 'recently-viewed';

export const mostSeen = 12;

/** The valid product ids of a stored value. */
export const seenOf = (stored: unknown): string[] =>
  Array.isArray(stored)
    ? stored.filter((id) => typeof id === 'string' && /^\d{1,20}$/.test(id)).slice(0, mostSeen)
    : [];

export const withSeen = (seen: readonly string[], sokId: string): string[] =>
  [sokId, ...seen.filter((id) => id !== sokId)].slice(0, mostSeen);

/** The other viewed products, newest first. */
export const viewedBesides = (sokId: string): string[] =>
  seenOf(valueOf(storedText(key))).filter((id) => id !== sokId);

/** Records that a product is viewed.
 * @returns the other viewed products, newest first */
export function noteViewed(sokId: string): string[] {
  const seen = seenOf(valueOf(storedText(key)));
  store(key, withSeen(seen, sokId));
  return seen.filter((id) => id !== sokId);
}

/** Logout removes them, so that the next person at this browser does not see them. */
export const clearViewed = (): void => store(key, null);
