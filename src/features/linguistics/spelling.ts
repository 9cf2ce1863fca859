/** Finds catalogue words that a mistyped word, in any of its forms, may mean. */
import type { Inflection } from './inflection.ts';
import { isWithin, typoCost } from './typo-model.ts';
import { folded } from './tokens.ts';

export interface Near {
  /** Index of the word in the vocabulary. */
  place: number;
  /** Weighted typos; 0 for the word itself. */
  distance: number;
}

/** Closest words first; none when the word is too short to guess. */
export type Spelling = (typed: string, inflection: Inflection) => Near[];

const mostResults = 16;
const longestWord = 40;

/** How many typos a word may have: short words have too many neighbours. */
const limitFor = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** What the typos may cost altogether. A word of four letters is corrected only when letters are
 * swapped, doubled or without their marks, one of five also when a neighbouring key was hit. */
function mostFor(typed: string, word: string): number {
  if (typed.length < 5) return 0.65;
  if (typed.length === 5 && typed[0] !== word[0]) return 0.85;
  return typed.length < 8 ? 1.3 : 2.1;
}

/** Each layer of endings that is taken off makes a guess a little less likely. */
const perEnding = 0.05;

/** @param words the vocabulary */
export function buildSpelling(words: readonly string[]): Spelling {
  const plain = words.map(folded);
  return (typed, inflection) => {
    const limit = limitFor(typed.length);
    if (limit === 0 || typed.length > longestWord) return [];
    const form = folded(typed);
    const readings = inflection
      .stemsIn(form)
      .filter(({ stem }) => stem.length > 3)
      .map((one) => ({ ...one, ...markOf(one.stem) }));
    return candidates(plain, form, limit)
      .map((place) => ({
        place,
        distance: distanceTo(words[place] ?? '', typed, readings, limit, inflection),
      }))
      .filter(({ place, distance }) => distance <= mostFor(typed, words[place] ?? ''))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, mostResults);
  };
}

/** The letters of a stem, without the mark that says which endings it takes. */
function markOf(stem: string): { letters: string; mark: string } {
  const letters = stem.replace(/[^\p{Letter}\p{Number}]+$/u, '');
  return { letters, mark: stem.slice(letters.length) };
}

type MarkedReading = ReturnType<typeof markOf> & { cost: number };

function distanceTo(
  word: string,
  typed: string,
  readings: readonly MarkedReading[],
  limit: number,
  inflection: Inflection,
): number {
  const plain = folded(word);
  let least = isWithin(folded(typed), plain, limit) ? typoCost(typed, word) : Infinity;
  if (typed.length < 6) return least;
  for (const stem of inflection.stemsOf(plain)) {
    const { letters, mark } = markOf(stem);
    if (mark === '') continue;
    least = Math.min(least, endingCost(folded(typed), letters, inflection));
    for (const reading of readings) {
      if (reading.mark !== mark || !isWithin(reading.letters, letters, limit)) continue;
      const cost = typoCost(reading.letters, letters) + reading.cost * perEnding;
      if (cost < least) least = cost;
    }
  }
  return least;
}

const shortestStem = 4;

/** Cost of a typo in the ending, when the letters before it are those of a stem. */
function endingCost(form: string, stem: string, { endings }: Inflection): number {
  if (stem.length < shortestStem || !form.startsWith(stem)) return Infinity;
  const rest = form.slice(stem.length);
  if (rest.length < 2) return Infinity;
  const isNear = endings.some((ending) => ending.length > 1 && isWithin(rest, folded(ending), 1));
  return isNear ? 1 : Infinity;
}

/** Words that begin like the typed one, apart from typos: with the same two letters, or with the same
 * three after them, which may have moved by one. */
function candidates(plain: readonly string[], form: string, limit: number): number[] {
  const [start, middle, later] = [form.slice(0, 2), form.slice(2, 5), form.slice(3, 6)];
  const found: number[] = [];
  for (const [place, word] of plain.entries()) {
    if (word.length + 3 < form.length - 6 || word.length < 3) continue;
    const isNear =
      word.startsWith(start) ||
      word.startsWith(middle, 2) ||
      word.startsWith(middle, 1) ||
      word.startsWith(middle, 3) ||
      (later.length === 3 && word.startsWith(later, 3));
    if (isNear && beginsWithin(form, word, limit)) found.push(place);
  }
  return found;
}

/** Whether the words are alike up to where endings change them. */
function beginsWithin(form: string, word: string, limit: number): boolean {
  const length = Math.max(3, Math.min(form.length, word.length) - 3);
  const own = word.slice(0, length);
  for (let at = length - limit; at <= length + limit; at += 1) {
    if (isWithin(form.slice(0, at), own, limit)) return true;
  }
  return false;
}
