/** Events in `window.dataLayer`, which tag managers read, after the visitor's consent (consent-signals.ts). It loads
 * nothing by itself. */
import { pushesOf } from '../rules/data-layer.ts';
import type { NotedEvent } from '../rules/noted.ts';

/** @param layer what is on the page already stays */
export const addTo =
  (layer: unknown[]) =>
  (event: NotedEvent): void =>
    void layer.push(...pushesOf(event));
