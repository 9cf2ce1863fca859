/** The products that were compared last in this tab. */
import { keptInTab } from '#platform/browser-tab.ts';

export const comparedKey = 'compared';

export function comparedInTab(): string[] {
  const kept = keptInTab(comparedKey);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}
