/** Words of a segment that a query word may be a form of, or be related to. */
import type { Columns } from '../columns/columns.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { beginningWith, placeOf } from '../columns/string-column.ts';
import { numberIn } from './word-table.ts';

/** A word of the vocabulary, or the rows of a category; `share` scales its score. */
export type Term = { word: number; share: number } | { from: number; to: number; share: number };
export type WordTerm = Extract<Term, { word: number }>;

/** Score factor by how a word is related to the query word. */
export const shares = {
  form: 0.95,
  /** Forms of the word, unlike related words, count at least this much. */
  direct: 0.81,
  perEnding: 0.03,
  head: 0.8,
  modifier: 0.25,
  beginning: 0.55,
  part: 0.5,
  mistake: 0.6,
};

/** The beginning of a word matches at most this many words, the most frequent ones. */
const mostBeginnings = 60;
/** Number of products that can be searched between two keystrokes. */
const mostBetweenKeys = 16_000;

/** The word itself and the words it may be a form of. */
export function formsOf({ words }: Columns, grammar: Grammar, word: string): WordTerm[] {
  const exact = placeOf(words.words, word);
  const terms = new Map<number, number>();
  if (exact >= 0) terms.set(exact, 1);
  addByStems(words, grammar.stemsIn(word), terms);
  if (terms.size === 0) addByStems(words, grammar.stemsInFolded(word), terms);
  return [...terms].map(([found, share]) => ({ word: found, share }));
}

function addByStems(
  { stems, stemWords }: Columns['words'],
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
      terms.set(found, Math.max(share, terms.get(found) ?? 0));
    }
  }
}

/** Adds the compounds that the found words are parts of. */
export function withCompounds({ words }: Columns, terms: WordTerm[]): WordTerm[] {
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

/** Words that begin with `word`. */
export function beginnings({ words }: Columns, word: string): WordTerm[] {
  if (word.length < 2) return [];
  const [from, to] = beginningWith(words.words, word);
  const places = Array.from({ length: Math.min(to - from, 5000) }, (_, i) => from + i);
  const most =
    places.length > mostBeginnings
      ? places
          .toSorted((a, b) => frequency(words, b) - frequency(words, a))
          .slice(0, mostBeginnings)
      : places;
  return most.map((place) => {
    const length =
      (words.words.starts[place + 1] as number) - (words.words.starts[place] as number);
    return { word: place, share: shares.beginning * Math.sqrt(word.length / length) };
  });
}

/** Limits terms to what can be searched while somebody types: all forms of the word, and the
 * closest related words. */
export function nearest({ words }: Columns, terms: readonly Term[]): Term[] {
  let rows = 0;
  return terms
    .toSorted((a, b) => b.share - a.share)
    .filter((term) => {
      if (!('word' in term)) return true;
      const having = frequency(words, term.word);
      if (term.share < shares.direct && rows + having > mostBetweenKeys) return false;
      rows += having;
      return true;
    });
}

/** Words that end in `word`: compounds of a word that no product has by itself. */
export function endings({ words }: Columns, word: string): WordTerm[] {
  if (word.length < 4) return [];
  const { text, starts } = words.words;
  const terms: WordTerm[] = [];
  for (let place = 0; place + 1 < starts.length; place += 1) {
    const end = starts[place + 1] as number;
    if (text.endsWith(word, end) && end - (starts[place] as number) > word.length) {
      terms.push({ word: place, share: shares.head });
    }
  }
  return terms;
}

/** Whether the words are only in descriptions, in no product name, and part of no compound. Such a
 * word may itself be a compound of words in names. */
export function saidInPassing({ words }: Columns, direct: WordTerm[]): boolean {
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

/** How many products have the word. */
export const frequency = ({ starts }: Columns['words'], word: number): number =>
  (starts[word + 1] as number) - (starts[word] as number);
