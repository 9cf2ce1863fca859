/** Storage of the order in progress, per tab; only this file accesses it (R255). */
import { removeFromTab, keepInTab, keptInTab } from '#platform/browser-tab.ts';

const draftKey = 'draft-order';
const stateKey = 'order-state';

export const keptDraftOrder = (): unknown => keptInTab(draftKey);

export function keepOrder(draft: unknown, state: unknown): void {
  keepInTab(draftKey, draft);
  keepInTab(stateKey, state);
}

/** Call it when the order was placed, the cart was changed or opened, or the customer logged out. */
export function clearKeptOrder(): void {
  removeFromTab(draftKey);
  removeFromTab(stateKey);
}
