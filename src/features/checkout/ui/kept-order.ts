/** The order that is under way in this tab: where the browser keeps it, and the only place that does (R255). */
import { removeFromTab, keepInTab, keptInTab } from '#platform/browser-tab.ts';

const draftKey = 'draft-order';
const stateKey = 'order-state';

export const keptDraftOrder = (): unknown => keptInTab(draftKey);

export function keepOrder(draft: unknown, state: unknown): void {
  keepInTab(draftKey, draft);
  keepInTab(stateKey, state);
}

/** It was placed, its cart is another one or is being looked at, or the customer logged out. */
export function clearKeptOrder(): void {
  removeFromTab(draftKey);
  removeFromTab(stateKey);
}
