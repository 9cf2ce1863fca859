/** What searches mean besides what is written in them, by the merchant's lines of synonyms. */
import { readSynonymLine } from './record/synonym-line.ts';

export interface Synonyms {
  /** A word or phrase in lower case, composed, with single spaces. */
  from: string;
  /** What it means besides itself, each once, in the order of the lines. */
  to: string[];
}

/** Each term that means others, once. Lines with faults, which no space has, are left out. */
export function readSynonyms(lines: readonly string[]): Synonyms[] {
  const meant = new Map<string, Set<string>>();
  for (const line of lines) {
    const read = readSynonymLine(line);
    if ('fault' in read) continue;
    for (const from of read.left) {
      const others = (read.right ?? read.left).filter((term) => term !== from);
      const to = new Set([...(meant.get(from) ?? []), ...others]);
      if (to.size > 0) meant.set(from, to);
    }
  }
  return [...meant].map(([from, to]) => ({ from, to: [...to] }));
}
