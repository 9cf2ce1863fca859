/** Products looked at lately, newest first. */

export const mostSeen = 12;

/** Of what a browser has kept; whatever else has got there is no product. */
export const seenOf = (kept: unknown): string[] =>
  Array.isArray(kept)
    ? kept.filter((id) => typeof id === 'string' && /^\d{1,20}$/.test(id)).slice(0, mostSeen)
    : [];

export const withSeen = (seen: readonly string[], sokId: string): string[] =>
  [sokId, ...seen.filter((id) => id !== sokId)].slice(0, mostSeen);
