/** Keeps what was used last, up to a number of bytes. */

export interface Shelf<Thing> {
  /** Makes it the one used last. */
  get(key: string): Thing | undefined;
  /** Takes the place of what the key had; what was not used for longest goes. */
  put(key: string, thing: Thing, bytes: number): void;
  /** Bytes of all that is kept. */
  readonly bytes: number;
}

export function makeShelf<Thing>(maximumBytes: number): Shelf<Thing> {
  /** Oldest first. */
  const kept = new Map<string, { thing: Thing; bytes: number }>();
  let sum = 0;
  const remove = (key: string) => {
    sum -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const one = kept.get(key);
      if (!one) return undefined;
      kept.delete(key);
      kept.set(key, one);
      return one.thing;
    },
    put(key, thing, bytes) {
      remove(key);
      if (bytes > maximumBytes) return;
      kept.set(key, { thing, bytes });
      sum += bytes;
      for (const oldest of kept.keys()) {
        if (sum <= maximumBytes) return;
        remove(oldest);
      }
    },
    get bytes() {
      return sum;
    },
  };
}
