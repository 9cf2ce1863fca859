/** Pages asked for while the network is away: they are waited for, and the page one is on stays (R411). */
import { useSyncExternalStore } from 'react';
import { isDisturbance } from '#platform/disturbance.ts';
import { timings } from '#platform/timings.ts';

/** How many times what the shopper wants could not be had; null while nothing is waited for. */
let failures: number | null = null;
let again = Promise.withResolvers<void>();
const listeners = new Set<() => void>();

function tell(count: number | null): void {
  failures = count;
  for (const listener of listeners) listener();
}

/** The shopper does not wait for the next try. */
export function tryAgain(): void {
  again.resolve();
  again = Promise.withResolvers();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Null, or another number for each time the network was found to be away. */
export const useDisturbance = (): number | null =>
  useSyncExternalStore(
    listen,
    () => failures,
    () => null,
  );

/** What the router fetches for a page. What changes something is sent again by itself only where it
 * cannot have arrived; else the shopper decides. */
export async function fetchPatiently(url: URL, init: RequestInit): Promise<Response> {
  const isReading = (init.method ?? 'GET') === 'GET';
  return patiently({
    work: async () => {
      const response = await fetch(url, init);
      // All of it, as long as it can still be asked for again.
      return isReading && response.body
        ? new Response(await response.arrayBuffer(), response)
        : response;
    },
    isAway: isDisturbance,
    isRepeatable: () => isReading || !navigator.onLine,
    isQuiet: url.pathname.startsWith('/_data/'),
    signal: init.signal ?? null,
  });
}

/** The code of a page. What the shop no longer has is an error, and the router's to heal. */
export const loadPatiently = <Module>(url: string, load: () => Promise<Module>): Promise<Module> =>
  patiently({
    work: load,
    isAway: () =>
      fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
        () => false,
        () => true,
      ),
    isRepeatable: () => true,
    isQuiet: false,
    signal: null,
  });

interface Wanted<Result> {
  work: () => Promise<Result>;
  /** Whether what went wrong is the network. */
  isAway: (error: unknown) => boolean | Promise<boolean>;
  /** Asked when it could not be had. */
  isRepeatable: () => boolean;
  /** Nobody waits for it. */
  isQuiet: boolean;
  /** Aborted when something else is wanted. */
  signal: AbortSignal | null;
}

async function patiently<Result>(wanted: Wanted<Result>, failure = 0): Promise<Result> {
  const { work, isAway, isRepeatable, isQuiet, signal } = wanted;
  try {
    const result = await work();
    if (failure > 0 && !isQuiet) tell(null);
    return result;
  } catch (error) {
    if (signal?.aborted || !(await isAway(error))) throw error;
    if (!isQuiet) tell((failures ?? 0) + 1);
    await nextTry(isRepeatable() ? timings.retryDelay(failure) : null, signal);
    return patiently(wanted, failure + 1);
  }
}

/** Waits for the network, the shopper or the time, whatever comes first. @param after milliseconds; null for never
 * @throws the signal's reason once the page is no longer wanted */
async function nextTry(after: number | null, signal: AbortSignal | null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = new AbortController();
  const once = { once: true, signal: done.signal };
  const timer = after === null ? undefined : setTimeout(resolve, after);
  if (after !== null) addEventListener('online', () => resolve(), once);
  signal?.addEventListener(
    'abort',
    () => {
      tell(null);
      reject(signal.reason as Error);
    },
    once,
  );
  await Promise.race([promise, again.promise]).finally(() => {
    clearTimeout(timer);
    done.abort();
  });
}
