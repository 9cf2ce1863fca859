/** What the browser keeps for the shop, in its local storage. It may refuse to, and others may write there
 * too: what is read is to be checked. */

/** The stored JSON text; null when there is none. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(`aitta:${key}`);
  } catch {
    return null;
  }
}

/** What the text says; null when it says nothing that can be read. */
export function valueOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps a value that JSON can say, as long as the browser likes. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`aitta:${key}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: the shop works without.
  }
  // Browsers send the event to their other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: `aitta:${key}` }));
}

/** Calls back when something is stored, here or in another tab; answers how to stop that. */
export function subscribeToStore(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
