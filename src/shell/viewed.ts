/** Products looked at lately: what this browser keeps of them, and the only place that does. */
import { store, storedText, valueOf } from '#platform/browser-store.ts';

const key = 'recently-viewed';

export const mostSeen = 12;

/** Of what a browser has kept; whatever else has got there is no product. */
export const seenOf = (kept: unknown): string[] =>
  Array.isArray(kept)
    ? kept.filter((id) => typeof id === 'string' && /^\d{1,20}$/.test(id)).slice(0, mostSeen)
    : [];

export const withSeen = (seen: readonly string[], sokId: string): string[] =>
  [sokId, ...seen.filter((id) => id !== sokId)].slice(0, mostSeen);

/** The others that were looked at, newest first. */
export const viewedBesides = (sokId: string): string[] =>
  seenOf(valueOf(storedText(key))).filter((id) => id !== sokId);

/** Keeps that a product is looked at. @returns the others that were, newest first */
export function noteViewed(sokId: string): string[] {
  const seen = seenOf(valueOf(storedText(key)));
  store(key, withSeen(seen, sokId));
  return seen.filter((id) => id !== sokId);
}

/** Who logs out leaves nothing for the next person at this browser. */
export const clearViewed = (): void => store(key, null);
