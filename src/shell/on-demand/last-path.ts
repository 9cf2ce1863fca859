/** The last page of the store this tab visited (R377, R378), stored in its session storage. */
import { useSyncExternalStore } from 'react';
import { isStorePath, lastStorePath } from '#features/session/rules/store-path.ts';

const key = 'aitta:last-path';

/** Records a visit.
 * @param path without the prefix of its language, with query */
export function rememberPath(path: string): void {
  if (!isStorePath(path)) return;
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Session storage is forbidden: 'continue shopping' leads home.
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

/** Target of 'continue shopping'; null on the server and while hydrating. */
export const useLastStorePath = (): string | null => useSyncExternalStore(never, read, () => null);
