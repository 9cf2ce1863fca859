/** Parts of pages whose code loads when it is needed. */
import { lazy, type ComponentType } from 'react';
import { isNetworkAway } from '#platform/network-away.ts';
import { endWait, nextTry, noteWait } from '#platform/network-waits.ts';
import { timings } from '#platform/timings.ts';

/** The result of `load`; while there is no network it is retried, less and less often. */
export async function patiently<Loaded>(load: () => Promise<Loaded>, failure = 0): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await nextTry(timings.retryDelay(failure), null);
    return patiently(load, failure + 1);
  }
}

/** The same, and the shopper is informed meanwhile. */
async function audibly<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loaded = patiently(() =>
    load().catch((error: unknown) => {
      noteWait();
      throw error;
    }),
  );
  return loaded.finally(endWait);
}

interface Code<Props> {
  default: ComponentType<Props>;
}

/** A lazily loaded part of a page. A failed load does not break the page: the part keeps waiting.
 * @param instead what does its work where its code cannot be had though there is a network: for what a shopper has
 *   pressed, so that the notice of the network is shown while there is none */
export const onDemand = <Props extends object>(
  load: () => Promise<Code<Props>>,
  instead?: ComponentType<Props>,
) =>
  lazy(() => {
    if (!instead) return patiently(load);
    return load().catch(async () =>
      (await isNetworkAway()) ? audibly(load) : { default: instead },
    );
  });
