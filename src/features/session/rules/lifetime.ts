/** How long sessions and renewals last. */

/** A session ends this long after login, used or not. */
export const sessionHours = 30 * 24;
/** Without a refresh token nobody can ask the provider whether the customer still is one: they log in
 * anew each day. */
export const unrenewedHours = 24;
/** A session ends when nobody came with it for this long. */
export const idleHours = 14 * 24;
/** How exactly it is kept when a session was seen last. */
export const seenMinutes = 10;
/** Another tab that asks with the token just renewed gets the same new ones for so long. */
export const graceSeconds = 30;
/** A process that renews and is not done by then has died. */
export const renewalSeconds = 15;

/** What cannot be undone is done for whoever has proved so lately who they are. */
export const secondsOfProof = 600;

/** @param authenticatedAt epoch milliseconds; null when nobody told */
export const isProven = (authenticatedAt: number | null, now: number): boolean =>
  authenticatedAt !== null && now - authenticatedAt <= secondsOfProof * 1000;

export interface Renewal {
  /** Hash of the refresh token before the present one. */
  previousHash: string | null;
  /** Epoch milliseconds; null before the first renewal. */
  renewedAt: number | null;
}

/** What a refresh token is to its session: the present one, the one just renewed, or none of its own. */
export function standingOf(
  hash: string,
  presentHash: string,
  { previousHash, renewedAt }: Renewal,
  now: number,
): 'present' | 'just-renewed' | 'unknown' {
  if (hash === presentHash) return 'present';
  const isFresh = renewedAt !== null && now - renewedAt <= graceSeconds * 1000;
  return hash === previousHash && isFresh ? 'just-renewed' : 'unknown';
}
