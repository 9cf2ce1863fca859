/** Decides for all segments together what the words of a query mean: a relation that one segment has
 * must not be taken for a typo in another. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import type { Term } from './forms.ts';
import { correctionOf } from './corrections.ts';
import { bitOf } from './word-bits.ts';
import { scaled } from './reach.ts';
import type { SegmentWords } from './segment-words.ts';
import { few, shares } from './shares.ts';

/** What a word of the query may mean, for each segment. */
export interface Meaning {
  /** What fits best: the word, its forms, compounds, synonyms, and categories of the name. */
  strong: Term[][];
  /** Beginnings, and words of other languages; found when they are needed. */
  weak(): Term[][];
  /** The strong terms find so little that the weak ones count too. */
  isWide: boolean;
  /** The lowest share of a form of the word. */
  direct: number;
  /** The word of the query, and the catalogue's word that was taken in its place. */
  typed: string;
  corrected?: string;
}

export interface Context {
  language: Language;
  grammar: Grammar;
  /** Rows of the categories that a word names, for each segment. */
  intervalsOf(word: string): [number, number][][];
  /** The same for categories that the word begins the name of. */
  intervalsBegun(word: string): [number, number][][];
  /** Whether the word says nothing about products in any of the languages. */
  isSurplus(word: string): boolean;
  /** Rows, for each segment, of what the words from `at` on may mean besides; `length` words of them. */
  phrasesAt(words: readonly string[], at: number): { length: number; terms: Term[][] }[];
}

/** Further words of a query are ignored. */
const mostWords = 12;
/** Up to this typo cost a word counts as mistyped rather than as a compound. */
const surelyMistyped = 1;

export function understand(
  text: string,
  segments: readonly SegmentWords[],
  context: Context,
): Meaning[] {
  const words = context.grammar.wordsOf(text).slice(0, mostWords);
  const besides = together(words, segments, context);
  return words.flatMap((word, at) => {
    const meaning = direct(word, besides[at] ?? [], segments, context);
    if (words.length > 1 && !isSome(meaning.strong) && context.isSurplus(word)) return [];
    return meant(meaning, segments, context).map((one) => weighed(one, segments));
  });
}

function meant(meaning: Meaning, segments: readonly SegmentWords[], context: Context): Meaning[] {
  const { typed, strong, weak } = meaning;
  if (!isSome(strong) && !isSome(weak())) return guessed(typed, segments, context);
  const isInPassing = segments.every((segment, i) => segment.isInPassing(strong[i] ?? []));
  const isWord = context.grammar.isWord(typed, context.language);
  if (!isSome(strong) || !isInPassing || isWord) return [meaning];
  // Only descriptions have the word: names may have its parts, or it may be a typo.
  const isExact = segments.some(({ has }) => has(typed));
  const close = isExact ? undefined : correctionOf(typed, segments, context);
  const isMistaken = close !== undefined && close.distance <= surelyMistyped;
  const others = isMistaken
    ? [mistaken(typed, close.word, segments, context)]
    : splitByVocabulary(typed, segments, context);
  if (others.length === 0) return [meaning];
  return others.map((one) => ({
    ...one,
    strong: one.strong.map((own, i) => [...own, ...(strong[i] ?? [])]),
  }));
}

const isSome = (terms: Term[][]): boolean => terms.some(({ length }) => length > 0);

/** The word itself, with what `besides` it the phrases around it mean. */
function direct(
  word: string,
  besides: Term[][],
  segments: readonly SegmentWords[],
  context: Context,
): Meaning {
  const page = bitOf[context.language];
  const named = context.intervalsOf(word);
  const related = segments.map((segment) => segment.related(word, page));
  const alike = related.map(({ own }, i) => [...own, ...(besides[i] ?? [])]);
  const weak = once(() => {
    const begun = context.intervalsBegun(word);
    return related.map(({ others }, i): Term[] => [
      ...others(),
      ...intervals(begun[i], shares.category * shares.beginning),
    ]);
  });
  return {
    typed: word,
    strong: alike.map((terms, i) => [
      ...terms,
      ...(related[i]?.first ?? []),
      ...intervals(named[i], shares.category),
    ]),
    weak,
    isWide: reachOf(alike, segments) < few,
    direct: shares.direct,
  };
}

function once<Value>(compute: () => Value): () => Value {
  let value: { is: Value } | undefined;
  return () => (value ??= { is: compute() }).is;
}

const intervals = (rows: [number, number][] | undefined, share: number): Term[] =>
  (rows ?? []).map(([from, to]) => ({ from, to, share }));

const reachOf = (terms: Term[][], segments: readonly SegmentWords[]): number =>
  segments.reduce((sum, segment, i) => sum + segment.reach(terms[i] ?? []), 0);

/** For each word, the terms of the phrases that it is in: joined words, and synonyms. */
function together(
  words: readonly string[],
  segments: readonly SegmentWords[],
  context: Context,
): Term[][][] {
  const besides = words.map(() => segments.map((): Term[] => []));
  const add = (at: number, length: number, terms: Term[][]) => {
    for (let place = at; place < at + length; place += 1) {
      for (const [i, own] of terms.entries()) besides[place]?.[i]?.push(...own);
    }
  };
  const page = bitOf[context.language];
  for (const { word, at, length } of context.grammar.joinedForms(words.join(' '))) {
    const named = context.intervalsOf(word);
    const terms = segments.map((segment, i): Term[] => [
      ...segment.known(word, page).terms,
      ...intervals(named[i], shares.category),
    ]);
    add(at, length, terms);
  }
  for (const at of words.keys()) {
    for (const { length, terms } of context.phrasesAt(words, at)) add(at, length, terms);
  }
  return besides;
}

/** For a word that nothing of the catalogue is: a compound of two words, or a typo. */
function guessed(word: string, segments: readonly SegmentWords[], context: Context): Meaning[] {
  const close = correctionOf(word, segments, context);
  if (close && close.distance <= surelyMistyped) {
    return [mistaken(word, close.word, segments, context)];
  }
  const parts = splitByVocabulary(word, segments, context);
  if (parts.length > 0) return parts;
  return close ? [mistaken(word, close.word, segments, context)] : [];
}

function mistaken(
  word: string,
  corrected: string,
  segments: readonly SegmentWords[],
  context: Context,
): Meaning {
  const right = direct(corrected, [], segments, context);
  const strong = right.strong.map((terms) => scaled(terms, shares.mistake));
  return { ...right, strong, typed: word, corrected };
}

/** Splits a word into two known parts; prefers parts in product names over parts only in
 * descriptions, then parts of similar length. */
function splitByVocabulary(
  word: string,
  segments: readonly SegmentWords[],
  context: Context,
): Meaning[] {
  const page = bitOf[context.language];
  const ways = Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => i + 3).flatMap(
    (at) => {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      const heads = segments.map((segment) => segment.known(after, page));
      if (!isSome(heads.map(({ terms }) => terms))) return [];
      const firsts = segments.map((segment) => segment.known(before, page));
      if (!isSome(firsts.map(({ terms }) => terms))) return [];
      const doubtful = [heads, firsts].filter((part) => part.every((one) => one.isInPassing));
      const doubt = doubtful.length * 100 + Math.abs(before.length - after.length);
      return [{ before, after, doubt }];
    },
  );
  const [best] = ways.toSorted((a, b) => a.doubt - b.doubt);
  if (!best) return [];
  const first = direct(best.before, [], segments, context);
  const head = direct(best.after, [], segments, context);
  return [{ ...first, strong: first.strong.map((terms) => scaled(terms, shares.part)) }, head];
}

/** Weighs rare words higher than frequent ones. */
function weighed(meaning: Meaning, segments: readonly SegmentWords[]): Meaning {
  const { strong, weak } = meaning;
  const having = segments.reduce((sum, one, i) => sum + one.having(strong[i] ?? []), 0);
  const rows = segments.reduce((sum, one) => sum + one.rows, 0);
  const rarity = Math.log(1 + rows / (1 + having));
  const share = (terms: Term[][]) => terms.map((own) => scaled(own, rarity));
  return {
    ...meaning,
    strong: share(strong),
    weak: once(() => share(weak())),
    direct: meaning.direct * rarity,
  };
}
