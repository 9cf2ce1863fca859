/** Finds the words of a segment that the words of a query may mean. */
import type { Columns } from '../columns/columns.ts';
import {
  beginnings,
  endings,
  formsOf,
  frequency,
  nearest,
  saidInPassing,
  shares,
  withCompounds,
  type Term,
  type WordTerm,
} from './forms.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { makeClosest, namedBy, splitByVocabulary, type IntervalsOf } from './query-expansion.ts';
import { stringAt } from '../columns/string-column.ts';

export interface Meaning {
  terms: Term[];
  /** The catalogue word used in place of one that seems mistyped. */
  corrected?: string | undefined;
}

export interface TermFinder {
  /** Meanings of the query's words, in order; a word that is split has several. */
  meanings(text: string, context: QueryContext): Meaning[];
  /** Whether the segment has the word in some form. */
  knows(word: string): boolean;
}

export interface QueryContext {
  intervalsOf: IntervalsOf;
  /** Whether any segment has the word; then it is not a typo. */
  isKnown(word: string): boolean;
  /** The last word may be incomplete. */
  isTyping: boolean;
}

/** Up to this typo cost a word counts as mistyped rather than as a compound. */
const surelyMistyped = 1;
/** Further words of a query are ignored. */
const mostWords = 12;

export function makeTermFinder(columns: Columns, grammar: Grammar): TermFinder {
  const closest = makeClosest(columns, grammar);
  const meaningOf = (terms: Term[]): Meaning => ({ terms: weighed(columns, terms) });

  /** For a word that is in no product name: words that begin with it, typos, compound parts. */
  function guessed(word: string, isBegun: boolean, passing: Term[], intervalsOf: IntervalsOf) {
    if (passing.length > 0) return mistaken(word, passing, intervalsOf);
    const begun = beginnings(columns, word);
    if (isBegun && begun.length > 0) return [meaningOf(nearest(columns, begun))];
    const compounds = endings(columns, word);
    if (compounds.length > 0) return [meaningOf([...compounds, ...begun])];
    return mistaken(word, begun, intervalsOf);
  }

  function mistaken(word: string, otherwise: Term[], intervalsOf: IntervalsOf): Meaning[] {
    const close = closest(word);
    const distance = close[0]?.distance ?? Infinity;
    const meant = (more: Term[]): Meaning => ({
      ...meaningOf([...withCompounds(columns, close), ...more]),
      corrected: close[0] && stringAt(columns.words.words, close[0].word),
    });
    if (distance <= surelyMistyped) return [meant(otherwise)];
    const parts = splitByVocabulary(columns, grammar, word, intervalsOf);
    if (parts.length > 0) return parts.map((terms) => meaningOf([...terms, ...otherwise]));
    return otherwise.length > 0 || distance === Infinity ? [meaningOf(otherwise)] : [meant([])];
  }

  return {
    knows: (word) =>
      formsOf(columns, grammar, word).length > 0 || endings(columns, word).length > 0,
    meanings(text, { intervalsOf, isKnown, isTyping }) {
      const typed = grammar.wordsOf(text).slice(0, mostWords);
      const joined = joinedTerms(columns, grammar, typed.join(' '), intervalsOf);
      return typed.flatMap((word, at): Meaning[] => {
        const direct = formsOf(columns, grammar, word);
        const related = [...withCompounds(columns, direct), ...joined(at)];
        const known = [...related, ...namedBy(word, intervalsOf)];
        const isBegun = isTyping && at === typed.length - 1;
        if (known.length > 0 && isBegun) {
          return [meaningOf(nearest(columns, [...known, ...beginnings(columns, word)]))];
        }
        if (known.length > 0 && !saidInPassing(columns, direct)) return [meaningOf(known)];
        // Another segment has the word, so it is not a typo.
        if (known.length === 0 && isKnown(word)) {
          return [meaningOf([...endings(columns, word), ...beginnings(columns, word)])];
        }
        return guessed(word, isBegun, known, intervalsOf);
      });
    },
  };
}

/** Weighs rare words higher than frequent ones. */
function weighed({ rows, words }: Columns, terms: Term[]): Term[] {
  const direct = terms.filter(
    (term): term is WordTerm => 'word' in term && term.share >= shares.direct,
  );
  const having = direct.reduce((sum, { word }) => sum + frequency(words, word), 0);
  const rarity = Math.log(1 + rows / (1 + having));
  return terms.map((term) => ({ ...term, share: term.share * rarity }));
}

/** Terms of each word joined with its neighbours: 'juoksu kengät' also means 'juoksukengät'. */
function joinedTerms(columns: Columns, grammar: Grammar, text: string, intervalsOf: IntervalsOf) {
  const joined = grammar.joinedForms(text).map(({ word, at, length }) => ({
    at,
    length,
    terms: [
      ...withCompounds(columns, formsOf(columns, grammar, word)),
      ...namedBy(word, intervalsOf),
    ],
  }));
  return (place: number): Term[] =>
    joined.flatMap(({ at, length, terms }) => (at <= place && place < at + length ? terms : []));
}
