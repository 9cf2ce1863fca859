/** Guesses for a word that the segment does not have: compound parts, or a word it is a typo of. */
import type { Columns } from '../columns/columns.ts';
import {
  formsOf,
  saidInPassing,
  shares,
  withCompounds,
  type Term,
  type WordTerm,
} from './forms.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { placeOf, stringsOf } from '../columns/string-column.ts';

/** Score of a category that a word names. */
const category = 9;

/** Rows of categories that a word names. */
export type IntervalsOf = (word: string) => [number, number][];

export const namedBy = (word: string, intervalsOf: IntervalsOf): Term[] =>
  intervalsOf(word).map(([from, to]) => ({ from, to, share: category }));

/** Splits a word into two known parts; prefers parts in product names over parts only in
 * descriptions, then parts of similar length. */
export function splitByVocabulary(
  columns: Columns,
  grammar: Grammar,
  word: string,
  intervalsOf: IntervalsOf,
): Term[][] {
  const ways = Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => i + 3).flatMap(
    (at) => {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      const head = formsOf(columns, grammar, after);
      const first = head.length > 0 ? formsOf(columns, grammar, before) : [];
      if (first.length === 0) return [];
      const doubtful = [first, head].filter((part) => saidInPassing(columns, part)).length;
      return [
        {
          before,
          after,
          first,
          head,
          doubt: doubtful * 100 + Math.abs(before.length - after.length),
        },
      ];
    },
  );
  const [best] = ways.toSorted((a, b) => a.doubt - b.doubt);
  if (!best) return [];
  const first = [...withCompounds(columns, best.first), ...namedBy(best.before, intervalsOf)];
  return [
    scaled(first, shares.part),
    [...withCompounds(columns, best.head), ...namedBy(best.after, intervalsOf)],
  ];
}

const scaled = (terms: Term[], by: number): Term[] =>
  terms.map((term) => ({ ...term, share: term.share * by }));

/** Finds words within one or two typos; returns only those with the lowest cost. */
export function makeClosest(
  { words }: Columns,
  grammar: Grammar,
): (word: string) => (WordTerm & { distance: number })[] {
  // Built at the first typo: most queries have none.
  let near: ReturnType<Grammar['spelling']> | undefined;
  return (word) => {
    near ??= grammar.spelling(stringsOf(words.words));
    const found = near(word).filter((one) => one.word !== word);
    const least = found[0]?.distance ?? 0;
    return found
      .filter(({ distance }) => distance <= least)
      .map((one) => ({
        word: placeOf(words.words, one.word),
        share: shares.mistake,
        distance: one.distance,
      }));
  };
}
