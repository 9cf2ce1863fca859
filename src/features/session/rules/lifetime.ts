/** Lifetimes of sessions and renewals. */

/** A session ends this long after login, used or not. */
export const sessionHours = 30 * 24;
/** Without a refresh token the shop cannot check with the provider that the customer still exists, so they
 * log in again each day. */
export const unrenewedHours = 24;
/** A session ends after this long without a request. */
export const idleHours = 14 * 24;
/** `seenAt` is updated at most this often. */
export const seenMinutes = 10;
/** For this long, another tab that sends the token just renewed gets the same new tokens. */
export const graceSeconds = 30;
/** After this long, a process that has not finished its renewal is taken for dead. */
export const renewalSeconds = 15;
/** For this long, a request waits for others that renew the session. */
export const waitingSeconds = renewalSeconds + 5;

/** Actions that cannot be undone need an authentication at most this old. */
export const secondsOfProof = 600;

/** @param authenticatedAt epoch milliseconds; null when unknown */
export const isProven = (authenticatedAt: number | null, now: number): boolean =>
  authenticatedAt !== null && now - authenticatedAt <= secondsOfProof * 1000;

export interface Renewal {
  /** Hash of the refresh token before the present one. */
  previousHash: string | null;
  /** Epoch milliseconds; null before the first renewal. */
  renewedAt: number | null;
}

/** Whether a refresh token is the session's present one, the one just renewed, one that was renewed long ago and is used
 * once more, as by somebody who copied it (RFC 9700, 4.14.2), or unknown. */
export function standingOf(
  hash: string,
  presentHash: string,
  { previousHash, renewedAt }: Renewal,
  now: number,
): 'present' | 'just-renewed' | 'replayed' | 'unknown' {
  if (hash === presentHash) return 'present';
  if (hash !== previousHash || renewedAt === null) return 'unknown';
  return now - renewedAt <= graceSeconds * 1000 ? 'just-renewed' : 'replayed';
}
