/** The last place of the store this tab was at (R377, R378), kept in its session storage. */
import { useSyncExternalStore } from 'react';
import { isStorePath, lastStorePath } from '#features/session/rules/store-path.ts';

const key = 'aitta:last-path';

/** Notes a visit. @param path without the prefix of its language, with query */
export function rememberPath(path: string): void {
  if (!isStorePath(path)) return;
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Forbidden: 'continue shopping' leads home.
  }
}

function read(): string {
  try {
    return lastStorePath(sessionStorage.getItem(key));
  } catch {
    return '/';
  }
}

const never = () => () => {};

/** Where 'continue shopping' leads; null on the server and while hydrating. */
export const useLastStorePath = (): string | null => useSyncExternalStore(never, read, () => null);
