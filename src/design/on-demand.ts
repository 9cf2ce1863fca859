/** Parts of pages whose code comes when they are needed. */
import { lazy, type ComponentType } from 'react';
import { timings } from '#platform/timings.ts';

/** What `load` gives; while it cannot be had, the network being away, it is tried again, ever less often. */
export function patiently<Loaded>(load: () => Promise<Loaded>, failure = 0): Promise<Loaded> {
  const again = () => patiently(load, failure + 1);
  const wait = timings.retryDelay(failure);
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, wait)).then(again));
}

/** A part of a page. A page never breaks because one cannot be loaded: what waits for it goes on waiting. */
export const onDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => patiently(load));
