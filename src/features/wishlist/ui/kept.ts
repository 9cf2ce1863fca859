/** What the browser keeps of wishes: the list, for all its tabs (R202), and the wish of a guest. */
import { useMemo, useSyncExternalStore } from 'react';
import { store, storedText, valueOf, subscribeToStore } from '#platform/browser-store.ts';
import type { Wish } from '../rules.ts';

const key = 'wishlist';
const pendingKey = 'aitta:wish';
/** A guest who has not logged in by then has gone. */
const pendingMs = 30 * 60_000;

/** Keeps which products and variants are in the list, whatever else its entries say. */
export function keepList(entries: readonly Wish[]): void {
  const ids = entries.map(({ product, variant }) => ({
    product: { sokId: product.sokId },
    variant: variant && { sokId: variant.sokId },
  }));
  if (JSON.stringify(ids) !== storedText(key)) store(key, ids);
}

/** The entries as they are kept; null where nothing is. */
export function useKeptList(): readonly unknown[] | null {
  const text = useSyncExternalStore(
    subscribeToStore,
    () => storedText(key),
    () => null,
  );
  return useMemo(() => {
    const entries = valueOf(text);
    return Array.isArray(entries) ? entries : null;
  }, [text]);
}

/** Keeps the wish of a guest until they are logged in. */
export function keepWish(sokId: string): void {
  try {
    sessionStorage.setItem(pendingKey, `${sokId} ${Date.now() + pendingMs}`);
  } catch {
    // Refused: the shopper wishes again after the login.
  }
}

/** The wish, which can be taken once. */
export function takeWish(): string | null {
  try {
    const [sokId = '', until] = (sessionStorage.getItem(pendingKey) ?? '').split(' ');
    sessionStorage.removeItem(pendingKey);
    return /^\d+$/.test(sokId) && Date.now() < Number(until) ? sokId : null;
  } catch {
    return null;
  }
}
