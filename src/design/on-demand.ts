/** Parts of pages whose code comes when they are needed. */
import { lazy, type ComponentType } from 'react';

const firstWait = 1000;

/** What `load` gives; while it cannot be had, the network being away, it is tried again, ever less often. */
export function patiently<Loaded>(load: () => Promise<Loaded>, wait = firstWait): Promise<Loaded> {
  const again = () => patiently(load, wait * 2);
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, wait)).then(again));
}

/** A part of a page. A page never breaks because one cannot be loaded: what waits for it goes on waiting. */
export const onDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => patiently(load));
