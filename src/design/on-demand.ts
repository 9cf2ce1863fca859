/** Parts of pages whose code loads when it is needed. */
import { lazy, type ComponentType } from 'react';
import { timings } from '#platform/timings.ts';

/** The result of `load`; while there is no network it is retried, less and less often. */
export function patiently<Loaded>(load: () => Promise<Loaded>, failure = 0): Promise<Loaded> {
  const again = () => patiently(load, failure + 1);
  const wait = timings.retryDelay(failure);
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, wait)).then(again));
}

/** A lazily loaded part of a page. A failed load does not break the page: the part keeps waiting. */
export const onDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => patiently(load));
