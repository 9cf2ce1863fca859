/** Parts of pages whose code loads when it is needed. */
import { lazy, type ComponentType } from 'react';
import { isNetworkAway } from '#platform/network-away.ts';
import { timings } from '#platform/timings.ts';

/** The result of `load`; while there is no network it is retried, less and less often. */
export function patiently<Loaded>(load: () => Promise<Loaded>, failure = 0): Promise<Loaded> {
  const again = () => patiently(load, failure + 1);
  const wait = timings.retryDelay(failure);
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, wait)).then(again));
}

interface Code<Props> {
  default: ComponentType<Props>;
}

/** A lazily loaded part of a page. A failed load does not break the page: the part keeps waiting.
 * @param instead what does its work where its code cannot be had though there is a network */
export const onDemand = <Props extends object>(
  load: () => Promise<Code<Props>>,
  instead?: ComponentType<Props>,
) =>
  lazy(() => {
    if (!instead) return patiently(load);
    return load().catch(async () =>
      (await isNetworkAway()) ? patiently(load) : { default: instead },
    );
  });
