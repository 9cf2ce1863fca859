/** Finds catalogue words that a mistyped word may mean. */
import { isWithin, typoCost } from './typo-model.ts';
import { folded } from './tokens.ts';

export interface Near {
  word: string;
  /** Weighted typos; 0 for the word itself. */
  distance: number;
}

/** Closest words first, at most 8; none when the word is too short to guess. */
export type Spelling = (word: string) => Near[];

const mostResults = 8;
const longestWord = 40;

/** How many typos a word may have: short words have too many neighbours. */
const limitFor = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Words of one length. `plain` has no diacritics; `letters` and `twice` are bits of the letters
 * that occur, and that occur twice. */
interface WordGroup {
  words: string[];
  plain: string[];
  letters: Int32Array;
  twice: Int32Array;
}

/** Bits of the letters in a word; one typo changes at most two bits of both numbers together. */
function lettersOf(plain: string): [letters: number, twice: number] {
  let letters = 0;
  let twice = 0;
  for (let i = 0; i < plain.length; i += 1) {
    const bit = 1 << (plain.charCodeAt(i) & 31);
    twice |= letters & bit;
    letters |= bit;
  }
  return [letters, twice];
}

function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Checks every word, but the letter bits rule most out before the comparison: 200,000 words take a
 * few milliseconds. */
export function buildSpelling(words: readonly string[]): Spelling {
  const byLength = groupByLength(words);
  return (word) => {
    const limit = limitFor(word.length);
    if (limit === 0 || word.length > longestWord) return [];
    const found: string[] = [];
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      const sameLength = byLength.get(length);
      if (sameLength) search(sameLength, folded(word), limit, found);
    }
    return found
      .map((other) => ({ word: other, distance: typoCost(word, other) }))
      .toSorted((a, b) => a.distance - b.distance || a.word.length - b.word.length)
      .slice(0, mostResults);
  };
}

function search(sameLength: WordGroup, plain: string, limit: number, found: string[]): void {
  const [letters, twice] = lettersOf(plain);
  const most = 2 * limit;
  for (let i = 0; i < sameLength.words.length; i += 1) {
    const different = bitsIn((sameLength.letters[i] ?? 0) ^ letters);
    if (different > most || different + bitsIn((sameLength.twice[i] ?? 0) ^ twice) > most) continue;
    if (isWithin(plain, sameLength.plain[i] ?? '', limit)) found.push(sameLength.words[i] ?? '');
  }
}

function groupByLength(words: readonly string[]): Map<number, WordGroup> {
  const byLength = Map.groupBy(new Set(words), ({ length }) => length);
  return new Map(
    [...byLength].map(([length, group]) => {
      const plain = group.map(folded);
      const bits = plain.map(lettersOf);
      const letters = Int32Array.from(bits, ([once]) => once);
      return [
        length,
        { words: group, plain, letters, twice: Int32Array.from(bits, (two) => two[1]) },
      ];
    }),
  );
}
