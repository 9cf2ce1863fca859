/** Stems in buckets of those with the same last letters. */

export const tailBuckets = 1 << 16;
/** Two or three letters, the mark of the stem if any, and that of the language. */
const tailLength = 6;

/** The bucket of a stem. */
export function tailOf(stem: string): number {
  let hash = 0x811c9dc5;
  for (let at = Math.max(0, stem.length - tailLength); at < stem.length; at += 1) {
    hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 16)) & (tailBuckets - 1);
}
