/** Storage of a form that waits for its customer's login, per tab; only this file accesses it. */
import { keepInTab, keptInTab, removeFromTab } from '#platform/browser-tab.ts';
import { pageOfTyped, typedFor, typedToKeep, type Typed } from '../rules/typed.ts';

const key = 'typed';

export const keepTyped = (form: Typed): void => keepInTab(key, typedToKeep(form, Date.now()));

/** The customer logged out, or it is back in its form. */
export const clearTyped = (): void => removeFromTab(key);

/** The page of the form that waits in this tab; null when none does. */
export const waitingPage = (): string | null => pageOfTyped(keptInTab(key), Date.now());

/** What was typed into the page's form, once; null where nothing waits for this page. */
export function takeTyped(page: string): Typed['typed'] | null {
  const stored = keptInTab(key);
  if (stored === null) return null;
  const found = typedFor(stored, page, Date.now());
  if (found === 'wait') return null;
  clearTyped();
  return found === 'remove' ? null : found.typed;
}
