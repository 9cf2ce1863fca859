/** Page loads while there is no network: they are retried, and the current page stays (R411). */
import { isDisturbance } from '#platform/disturbance.ts';
import { isNetworkAway } from '#platform/network-away.ts';
import { endWait, nextTry, noteWait } from '#platform/network-waits.ts';
import { contentVersionHeader } from '#features/content/rules/version.ts';
import { timings } from '#platform/timings.ts';
import { dataRouteOf, shouldRevalidate } from './data-routes.ts';
import { documentRouter } from './router.ts';

/** Fetches for the router. A request that changes something is repeated automatically only where it cannot
 * have arrived; otherwise the shopper decides. */
export async function fetchPatiently(url: URL, init: RequestInit): Promise<Response> {
  if (dataRouteOf(url.pathname) !== null) return fetchData(url, init);
  const isReading = (init.method ?? 'GET') === 'GET';
  return patiently({
    work: async () => {
      const response = await fetch(url, init);
      if (isReading && isOfOtherVersion(response)) {
        const { leaveForDocument } = await import('./on-demand/other-version.ts');
        if (leaveForDocument(url)) return forever;
      }
      // Reads the whole body while the request can still be repeated.
      return isReading && response.body
        ? new Response(await response.arrayBuffer(), response)
        : response;
    },
    isAway: isDisturbance,
    isRepeatable: () => isReading || !navigator.onLine,
    signal: init.signal ?? null,
  });
}

/** Whether the data of a page is of another version of the content space than the document. */
function isOfOtherVersion({ headers }: Response): boolean {
  const version = headers.get(contentVersionHeader);
  return version !== null && document.documentElement.dataset['content'] !== version;
}

/** The document is about to be replaced. */
const forever = new Promise<never>(() => {});

/** Data loaded after the page: given up after two minutes (R438). Reading is retried when it fails (R441);
 * a change is sent once, and continues when the page is left. */
async function fetchData(url: URL, init: RequestInit): Promise<Response> {
  if (init.method === 'POST') return fetch(url, { ...init, keepalive: true });
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timings.suspenseTimeout);
  const signal = AbortSignal.any([limit.signal, ...(init.signal ? [init.signal] : [])]);
  return readData(() => fetch(url, { ...init, signal }), signal).finally(() => clearTimeout(timer));
}

async function readData(
  read: () => Promise<Response>,
  signal: AbortSignal,
  failure = 0,
): Promise<Response> {
  const isLast = failure === timings.retry;
  try {
    const response = await read();
    if (response.status < 500 || isLast) return response;
  } catch (error) {
    if (isLast || signal.aborted) throw error;
  }
  await nextTry(timings.retryDelay(failure), signal);
  return readData(read, signal, failure + 1);
}

/** Loads the code of a route. Code that the shop no longer has, or that the browser refuses while there is a
 * network, is an error: `openDocument`. */
export async function loadPatiently<Module>(
  route: { path?: string; module: string },
  load: (address: string) => Promise<Module>,
): Promise<Module | { shouldRevalidate: typeof shouldRevalidate }> {
  if (dataRouteOf(`/${route.path}`) !== null) return { shouldRevalidate };
  let answers = 0;
  let attempts = 0;
  return patiently({
    work: () => {
      attempts += 1;
      // Browsers remember a failed import by its address.
      return load(attempts > 1 ? `${route.module}?${attempts}` : route.module);
    },
    isAway: () =>
      fetch(route.module, { method: 'HEAD', cache: 'no-store' }).then(
        // The network may have come back after the code was requested.
        ({ status }) => status !== 404 && (answers += 1) <= timings.retry,
        isNetworkAway,
      ),
    isRepeatable: () => true,
    signal: null,
  });
}

/** Opens the page that the shopper goes to as a document, where its code cannot be had: the shop has been
 * upgraded since this document was loaded, or the browser refuses the file. */
export function openDocument(): void {
  const wanted = documentRouter()?.state.navigation.location;
  if (wanted) window.location.assign(wanted.pathname + wanted.search + wanted.hash);
  else window.location.reload();
}

interface Wanted<Result> {
  work: () => Promise<Result>;
  /** Whether the network is the cause of the error. */
  isAway: (error: unknown) => boolean | Promise<boolean>;
  /** Whether a failed attempt may be repeated automatically. */
  isRepeatable: () => boolean;
  /** Aborted when something else is wanted. */
  signal: AbortSignal | null;
}

async function patiently<Result>(wanted: Wanted<Result>, failure = 0): Promise<Result> {
  const { work, isAway, isRepeatable, signal } = wanted;
  try {
    const result = await work();
    if (failure > 0) endWait();
    return result;
  } catch (error) {
    if (signal?.aborted || !(await isAway(error))) throw error;
    noteWait();
    await nextTry(isRepeatable() ? timings.retryDelay(failure) : null, signal).catch((reason) => {
      endWait();
      throw reason;
    });
    return patiently(wanted, failure + 1);
  }
}
