/** Finds words that a word with several typing errors may mean. */
import { isWithin, typoCost } from './typo-model.ts';
import { folded } from './tokens.ts';

export interface Near {
  /** Index of the word in the vocabulary. */
  place: number;
  /** Weighted typos. */
  distance: number;
}

/** Closest words first; none when the word is too short to guess. */
export type Spelling = (typed: string) => Near[];

const mostResults = 16;
const longestWord = 40;
/** Letters that must be typed, and that the word must have: shorter ones have too many neighbours. */
const shortestTyped = 6;
const shortestMeant = 8;
const mostErrors = 2;
/** What they may cost altogether. */
const mostCost = 2.1;

/** @param words the vocabulary */
export function buildSpelling(words: readonly string[]): Spelling {
  const plain = words.map(folded);
  return (typed) => {
    if (typed.length < shortestTyped || typed.length > longestWord) return [];
    const form = folded(typed);
    return candidates(plain, form)
      .map((place) => ({ place, distance: typoCost(typed, words[place] ?? '') }))
      .filter(({ distance }) => distance <= mostCost)
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, mostResults);
  };
}

/** Words that begin like the typed one, apart from typos: with the same two letters, or with the same
 * three after them, which may have moved by one. */
function candidates(plain: readonly string[], form: string): number[] {
  const [start, middle, later] = [form.slice(0, 2), form.slice(2, 5), form.slice(3, 6)];
  const found: number[] = [];
  for (const [place, word] of plain.entries()) {
    if (word.length < shortestMeant || Math.abs(word.length - form.length) > mostErrors) continue;
    const isNear =
      word.startsWith(start) ||
      word.startsWith(middle, 2) ||
      word.startsWith(middle, 1) ||
      word.startsWith(middle, 3) ||
      (later.length === 3 && word.startsWith(later, 3));
    if (isNear && isWithin(form, word, mostErrors)) found.push(place);
  }
  return found;
}
