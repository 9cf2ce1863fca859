/** Access to session storage: values survive a reload and a restored tab; other tabs do not see them. Where
 * the browser refuses storage, values live in memory as long as the document. */
import { valueOf } from './browser-store.ts';

const refused = new Map<string, string>();

/** The stored value; null when there is none or it is not JSON. Other scripts may write there too: validate
 * it. */
export function keptInTab(key: string): unknown {
  try {
    return valueOf(refused.get(key) ?? sessionStorage.getItem(`aitta:${key}`));
  } catch {
    return null;
  }
}

/** Stores a JSON value. */
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
    // Storage is forbidden, so nothing is stored there.
  }
}
