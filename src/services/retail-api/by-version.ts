/** What is read from the database by key, kept as long as the catalogue stays the same. */

/** Entries kept at once; the oldest leave. */
const most = 5000;

/** `read` with its answers kept while `version` stays; what it throws is not kept. */
export function byVersion<Value>(
  version: () => number,
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  let keptFor = version();
  const kept = new Map<string, Promise<Value>>();
  return (key) => {
    if (version() !== keptFor) {
      keptFor = version();
      kept.clear();
    }
    const known = kept.get(key);
    if (known) return known;
    const value = read(key);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
