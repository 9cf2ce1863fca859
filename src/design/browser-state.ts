/** What only a browser knows; on the server and in the first render it is the given value. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once scripts run: the place for what replaces a plain link or form. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
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
