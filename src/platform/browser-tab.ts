/** What one tab keeps for itself: a reload finds it again, and so does a tab that is restored; other tabs do
 * not. Where the browser refuses, it is kept for as long as the document lives. */
import { valueOf } from './browser-store.ts';

const refused = new Map<string, string>();

/** What was kept; null when nothing was, or nothing that can be read. Others may write there too. */
export function keptInTab(key: string): unknown {
  try {
    return valueOf(refused.get(key) ?? sessionStorage.getItem(`aitta:${key}`));
  } catch {
    return null;
  }
}

/** Keeps a value that JSON can say. */
export function keepInTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(`aitta:${key}`, text);
    refused.delete(key);
  } catch {
    refused.set(key, text);
  }
}

export function removeFromTab(key: string): void {
  refused.delete(key);
  try {
    sessionStorage.removeItem(`aitta:${key}`);
  } catch {
    // Where nothing may be kept there is nothing to remove.
  }
}
