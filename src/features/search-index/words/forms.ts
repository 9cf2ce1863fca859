/** Words of a segment that a query word may be a form of, or be related to. */
import type { Columns } from '../columns/columns.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { beginningWith, placeOf, stringAt, type PackedStrings } from '../columns/string-column.ts';
import { shares } from './shares.ts';
import { numberIn } from './word-table.ts';

/** Rows of a category; `to` is exclusive. */
export interface Interval {
  from: number;
  to: number;
}

/** A word of the vocabulary, the rows of a category, or single rows; `share` scales its score. */
export type Term =
  | { word: number; share: number }
  | (Interval & { share: number })
  | { rows: Uint32Array; share: number };
export type WordTerm = Extract<Term, { word: number }>;

/** The beginning of a word matches at most this many words, the most frequent ones. */
const mostBeginnings = 60;

/** The word itself and the words it may be a form of, in any language. */
export function formsOf({ words }: Columns, grammar: Grammar, word: string): WordTerm[] {
  const exact = placeOf(words.words, word);
  const terms = new Map<number, number>();
  if (exact >= 0) terms.set(exact, shares.whole);
  addByStems(words, grammar.stemsIn(word), terms);
  if (terms.size === 0) addByStems(words, grammar.stemsInFolded(word), terms);
  return [...terms].map(([found, share]) => ({ word: found, share }));
}

const shortestInflected = 3;

const lengthOf = ({ starts }: PackedStrings, place: number): number =>
  (starts[place + 1] as number) - (starts[place] as number);

function addByStems(
  { stems, stemWords, words }: Columns['words'],
  readings: { stem: string; cost: number }[],
  terms: Map<number, number>,
): void {
  for (const { stem, cost } of readings) {
    const place = numberIn(stems, stem);
    if (place < 0) continue;
    const share = Math.max(shares.direct, shares.form - cost * shares.perEnding);
    const end = stemWords.starts[place + 1] as number;
    for (let at = stemWords.starts[place] as number; at < end; at += 1) {
      const found = stemWords.values[at] as number;
      // Of short words too many forms look like other words: 'massa' is not 'ma' with an ending.
      if (cost > 0 && lengthOf(words, found) < shortestInflected) continue;
      terms.set(found, Math.max(share, terms.get(found) ?? 0));
    }
  }
}

/** Adds the compounds that the found words are parts of. */
export function withCompounds({ words }: Columns, terms: readonly WordTerm[]): WordTerm[] {
  const best = new Map(terms.map(({ word, share }) => [word, share]));
  for (const { word, share } of terms) {
    const end = words.compounds.starts[word + 1] as number;
    for (let at = words.compounds.starts[word] as number; at < end; at += 1) {
      const packed = words.compounds.values[at] as number;
      const worth = share * (packed % 2 === 1 ? shares.head : shares.modifier);
      best.set(packed >> 1, Math.max(worth, best.get(packed >> 1) ?? 0));
    }
  }
  return [...best].map(([word, share]) => ({ word, share }));
}

/** Words shown in the language of the page that begin with `word`. */
export function beginnings({ words }: Columns, word: string, page: number): WordTerm[] {
  if (word.length < 2) return [];
  const [from, to] = beginningWith(words.words, word);
  const places: number[] = [];
  for (let place = from; place < to && places.length < 5000; place += 1) {
    if (((words.shownIn[place] as number) & page) !== 0) places.push(place);
  }
  const most =
    places.length > mostBeginnings
      ? places
          .toSorted((a, b) => frequency(words, b) - frequency(words, a))
          .slice(0, mostBeginnings)
      : places;
  return most.map((place) => {
    const found = stringAt(words.words, place);
    const share = shares.beginning * Math.sqrt(word.length / found.length);
    return { word: place, share: negates(found) ? share * shares.negated : share };
  });
}

/** Words that say what a product is without: 'sokeriton', 'sockerfri'. */
const negates = (word: string): boolean => /(?:t[oö]n|fri)$/.test(word);

/** Whether the words are only in descriptions, in no product name, and part of no compound. Such a
 * word may itself be a compound of words in names. */
export function saidInPassing({ words }: Columns, direct: readonly WordTerm[]): boolean {
  return (
    direct.length > 0 &&
    direct.every(({ word }) => {
      const end = words.starts[word + 1] as number;
      for (let at = words.starts[word] as number; at < end; at += 1) {
        if ((words.weights[at] as number) > 3) return false;
      }
      const parts = words.compounds.starts;
      return parts[word] === parts[word + 1];
    })
  );
}

/** Limits terms to what can be searched between two keystrokes: the word with its forms, and the
 * related words that are closest. */
export function nearest({ words }: Columns, terms: readonly Term[], direct: number): Term[] {
  let rows = 0;
  return terms
    .toSorted((a, b) => b.share - a.share)
    .filter((term) => {
      if (!('word' in term)) return true;
      const having = frequency(words, term.word);
      if (term.share < direct && rows + having > mostRelated) return false;
      rows += having;
      return true;
    });
}

/** How many products. */
const mostRelated = 10_000;

/** How many products have the word. */
export const frequency = ({ starts }: Columns['words'], word: number): number =>
  (starts[word + 1] as number) - (starts[word] as number);
