/** Caches what is read from the database by key until the catalogue changes. */

/** Maximum number of entries; the oldest is evicted. */
const most = 5000;

/** `read` with its results cached while `version` stays the same; errors are not cached. */
export function byVersion<Value>(
  version: () => number,
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  let cachedVersion = version();
  const cached = new Map<string, Promise<Value>>();
  return (key) => {
    if (version() !== cachedVersion) {
      cachedVersion = version();
      cached.clear();
    }
    const known = cached.get(key);
    if (known) return known;
    const value = read(key);
    cached.set(key, value);
    value.catch(() => cached.delete(key));
    const [oldest] = cached.keys();
    if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    return value;
  };
}
