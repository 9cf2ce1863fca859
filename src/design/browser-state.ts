/** Values that only a browser knows; the server and the first render use the given value. */
import { useSyncExternalStore } from 'react';

let isHydrated = false;
const waiting = new Set<() => void>();

/** What changes then is rendered in a task after that which hydrates the page: together they would be long. */
function setHydrated(): void {
  isHydrated = true;
  for (const changed of waiting) changed();
}

function subscribe(changed: () => void): () => void {
  if (!isHydrated && waiting.size === 0) setTimeout(setHydrated);
  waiting.add(changed);
  return () => waiting.delete(changed);
}

/** True once scripts run: for parts that replace a plain link or form. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );

/** Whether a media query holds; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
