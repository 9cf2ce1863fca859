/** Recently viewed products: stored in this browser only, and with consent to functional storage. */
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

/** Records that a product is viewed. */
export const noteViewed = (sokId: string): void =>
  store(key, withSeen(seenOf(valueOf(storedText(key))), sokId));

/** Logout removes them, so that the next person at this browser does not see them. */
export function clearViewed(): void {
  if (storedText(key) !== null) localStorage.removeItem(`aitta:${key}`);
}
