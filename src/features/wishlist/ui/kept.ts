/** Wishlist data stored in the browser: the list, for all tabs (R202), and the pending wish of a guest. */
import { useMemo, useSyncExternalStore } from 'react';
import { store, storedText, valueOf, subscribeToStore } from '#platform/browser-store.ts';
import type { Wish } from '../rules.ts';

const key = 'wishlist';
const pendingKey = 'aitta:wish';
/** A pending wish expires after this, in milliseconds. */
const pendingMs = 30 * 60_000;

/** Stores which products and variants are in the list, without the rest of the entries. */
export function storeList(entries: readonly Wish[]): void {
  const ids = entries.map(({ product, variant }) => ({
    product: { sokId: product.sokId },
    variant: variant && { sokId: variant.sokId },
  }));
  if (JSON.stringify(ids) !== storedText(key)) store(key, ids);
}

/** The stored entries; null when nothing is stored. */
export function useStoredList(): readonly unknown[] | null {
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

/** Stores the wish of a guest until they log in. */
export function storeWish(sokId: string): void {
  try {
    sessionStorage.setItem(pendingKey, `${sokId} ${Date.now() + pendingMs}`);
  } catch {
    // Storage is blocked: the shopper has to press again after the login.
  }
}

/** Reads and removes the pending wish; null when there is none or it has expired. */
export function takeWish(): string | null {
  try {
    const [sokId = '', until] = (sessionStorage.getItem(pendingKey) ?? '').split(' ');
    sessionStorage.removeItem(pendingKey);
    return /^\d+$/.test(sokId) && Date.now() < Number(until) ? sokId : null;
  } catch {
    return null;
  }
}
