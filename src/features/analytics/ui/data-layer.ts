/** `window.dataLayer`, which tag managers read, with the visitor's consent in it before any event. It loads
 * nothing by itself. */
import type { OptionalCategory } from '../../cookie-consent/rules/categories.ts';
import { consentSignals, pushesOf } from '../rules/data-layer.ts';
import type { NotedEvent } from '../rules/noted.ts';

export interface DataLayer {
  /** What the visitor allows now. */
  consent(allowed: readonly OptionalCategory[]): void;
  add(event: NotedEvent): void;
}

/** @param layer what is on the page already stays */
export function openDataLayer(layer: unknown[]): DataLayer {
  // Commands are recognized by being the arguments of a call.
  const command: (...given: unknown[]) => void = function pushed() {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  let last = '';
  const consent = (act: 'default' | 'update', allowed: readonly OptionalCategory[]) => {
    const signals = consentSignals(allowed);
    if (JSON.stringify(signals) === last) return;
    last = JSON.stringify(signals);
    command('consent', act, signals);
  };
  consent('default', []);
  return {
    consent: (allowed) => consent('update', allowed),
    add: (event) => void layer.push(...pushesOf(event)),
  };
}

/** The page's own. */
export function pageDataLayer(): unknown[] {
  const page = globalThis as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
}
