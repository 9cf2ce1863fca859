/** Access to the browser's local storage. Browsers may refuse it, and other scripts may write to it: validate
 * whatever is read. */

/** The stored JSON text; null when there is none. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(`aitta:${key}`);
  } catch {
    return null;
  }
}

/** The parsed JSON; null when the text is missing or is not JSON. */
export function valueOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Stores a JSON value. Browsers may delete it at any time. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`aitta:${key}`, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the shop works without it.
  }
  // Browsers send the event to other tabs only, not to this one.
  dispatchEvent(new StorageEvent('storage', { key: `aitta:${key}` }));
}

/** Calls `changed` when something is stored, in this tab or another one. Returns the unsubscribe function. */
export function subscribeToStore(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
