/** Remembers that the database refused to write: its disk is full or broken, or it is a copy that may only
 * be read. It still answers reads, so a check that reads would not notice. */

/** By PostgreSQL's error codes. */
const reasons: Record<string, string> = {
  '53100': 'its disk is full',
  '58030': 'its disk fails',
  '25006': 'it may only be read',
};

/** Milliseconds after which a refusal is forgotten when no other follows. */
const remembered = 60_000;

export interface RefusedWrites {
  /** Runs a statement. */
  watch<T>(run: () => Promise<T>): Promise<T>;
  /** One sentence while the last refusal is remembered; else none. */
  faults(): string[];
}

/** @param now milliseconds of a monotonic clock */
export function rememberRefusedWrites(now: () => number): RefusedWrites {
  let last = { at: -Infinity, reason: '' };
  return {
    async watch(run) {
      try {
        return await run();
      } catch (error) {
        const reason = reasons[String((error as { code?: unknown } | null)?.code)];
        if (reason) last = { at: now(), reason };
        throw error;
      }
    },
    faults: () =>
      now() - last.at < remembered ? [`The database refuses to write: ${last.reason}.`] : [],
  };
}
