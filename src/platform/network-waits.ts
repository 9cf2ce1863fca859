/** What waits for the network: how often that has failed, and when it is tried again (R411). */
import { useSyncExternalStore } from 'react';

/** Number of failed attempts to load what the shopper wants; null while nothing is being retried. */
let failures: number | null = null;
let again = Promise.withResolvers<void>();
const listeners = new Set<() => void>();

function notify(count: number | null): void {
  failures = count;
  for (const listener of listeners) listener();
}

/** To be called with each failed attempt, and `endWait` when it came or is no longer wanted. */
export const noteWait = (): void => notify((failures ?? 0) + 1);
export const endWait = (): void => notify(null);

/** Retries at once, without waiting for the next attempt. */
export function tryAgain(): void {
  again.resolve();
  again = Promise.withResolvers();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Null, or another number each time the network was found to be down. */
export const useDisturbance = (): number | null =>
  useSyncExternalStore(
    listen,
    () => failures,
    () => null,
  );

/** Waits for the network, the shopper or the time, whichever comes first.
 * @param after milliseconds; null for never
 * @throws the signal's reason once the page is no longer wanted */
export async function nextTry(after: number | null, signal: AbortSignal | null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = new AbortController();
  const once = { once: true, signal: done.signal };
  const timer = after === null ? undefined : setTimeout(resolve, after);
  if (after !== null) addEventListener('online', () => resolve(), once);
  signal?.addEventListener('abort', () => reject(signal.reason as Error), once);
  await Promise.race([promise, again.promise]).finally(() => {
    clearTimeout(timer);
    done.abort();
  });
}
