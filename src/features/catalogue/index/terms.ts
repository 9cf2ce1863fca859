/** What the words of a query may mean among the words of a segment. */
import type { Columns } from './columns.ts';
import type { Grammar } from './grammar.ts';
import { beginningWith, placeOf, stringAt, stringsOf } from './strings.ts';

/** A word of the vocabulary, or the rows of a category, and how much of its worth counts. */
export type Term = { word: number; share: number } | { from: number; to: number; share: number };
type WordTerm = Extract<Term, { word: number }>;

/** How much a word counts by how it is related to the one that was asked for. */
const shares = {
  form: 0.95,
  /** What is a form of the word, and not only related to it, counts at least so much. */
  direct: 0.81,
  perEnding: 0.03,
  head: 0.6,
  modifier: 0.25,
  beginning: 0.55,
  part: 0.5,
  mistake: 0.6,
};

/** Beginnings of words mean at most so many words, the most frequent ones. */
const mostBeginnings = 60;
const category = 9;

export interface Meaning {
  terms: Term[];
  /** The catalogue's word in place of one that seems mistyped. */
  corrected?: string;
}

export interface TermFinder {
  /** A meaning for each word. */
  meanings(text: string, surroundings: Surroundings): Meaning[];
  /** Whether the segment has the word in some form. */
  knows(word: string): boolean;
}

export interface Surroundings {
  /** Rows of categories that a word names. */
  intervalsOf(word: string): [number, number][];
  /** A word that another segment has is no mistake. */
  isKnown(word: string): boolean;
}

export function makeTermFinder(columns: Columns, grammar: Grammar): TermFinder {
  const { words } = columns;
  const closest = makeClosest(columns, grammar);
  const frequency = (word: number) =>
    (words.starts[word + 1] as number) - (words.starts[word] as number);
  /** Rare words say more than frequent ones. */
  const weighed = (terms: Term[]): Term[] => {
    const direct = terms.filter(
      (term): term is WordTerm => 'word' in term && term.share >= shares.direct,
    );
    const rows = direct.reduce((sum, { word }) => sum + frequency(word), 0);
    const rarity = Math.log(1 + columns.rows / (1 + rows));
    return terms.map((term) => ({ ...term, share: term.share * rarity }));
  };
  const knownTerms = (word: string): WordTerm[] => {
    const forms = formsOf(columns, grammar, word);
    return forms.length > 0 ? withCompounds(columns, forms) : endings(columns, word);
  };
  return {
    knows: (word) => knownTerms(word).length > 0,
    meanings(text, { intervalsOf, isKnown }) {
      const asked = grammar.wordsOf(text).slice(0, 12);
      const joined = joinedTerms(columns, grammar, asked.join(' '));
      return asked.flatMap((word, at) => {
        const named = intervalsOf(word).map(([from, to]) => ({ from, to, share: category }));
        const known = [...knownTerms(word), ...joined(at)];
        const isLast = at === asked.length - 1;
        const begun = isLast || known.length + named.length === 0;
        const found = begun ? [...known, ...beginnings(columns, word, frequency)] : known;
        if (found.length + named.length > 0) return [{ terms: weighed([...found, ...named]) }];
        if (isKnown(word)) return [{ terms: [] }];
        return guesses(columns, grammar, word, closest).map(({ terms, ...rest }) => ({
          ...rest,
          terms: weighed(withCompounds(columns, terms)),
        }));
      });
    },
  };
}

/** The word itself and the words it may be a form of. */
function formsOf({ words }: Columns, grammar: Grammar, word: string): WordTerm[] {
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
    const place = placeOf(stems, stem);
    if (place < 0) continue;
    const share = Math.max(shares.direct, shares.form - cost * shares.perEnding);
    const end = stemWords.starts[place + 1] as number;
    for (let at = stemWords.starts[place] as number; at < end; at += 1) {
      const found = stemWords.values[at] as number;
      terms.set(found, Math.max(share, terms.get(found) ?? 0));
    }
  }
}

/** With the words that the found ones are parts of. */
function withCompounds({ words }: Columns, terms: WordTerm[]): WordTerm[] {
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

/** 'juoksu kengät' means 'juoksukengät' too: what each word means together with its neighbours. */
function joinedTerms(columns: Columns, grammar: Grammar, text: string) {
  const joined = grammar
    .joinedForms(text)
    .map(({ word, at, length }) => ({ at, length, terms: formsOf(columns, grammar, word) }));
  return (place: number): WordTerm[] =>
    joined.flatMap(({ at, length, terms }) => (at <= place && place < at + length ? terms : []));
}

function beginnings(
  { words }: Columns,
  word: string,
  frequency: (word: number) => number,
): WordTerm[] {
  if (word.length < 2) return [];
  const [from, to] = beginningWith(words.words, word);
  const places = Array.from({ length: Math.min(to - from, 5000) }, (_, i) => from + i);
  const most =
    places.length > mostBeginnings
      ? places.toSorted((a, b) => frequency(b) - frequency(a)).slice(0, mostBeginnings)
      : places;
  return most.map((place) => {
    const length =
      (words.words.starts[place + 1] as number) - (words.words.starts[place] as number);
    return { word: place, share: shares.beginning * Math.sqrt(word.length / length) };
  });
}

/** Compounds of a word that no product has by itself. */
function endings({ words }: Columns, word: string): WordTerm[] {
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

/** For a word that means nothing: its parts, else the words it may be a mistake for. */
function guesses(
  columns: Columns,
  grammar: Grammar,
  word: string,
  closest: (word: string) => WordTerm[],
): (Meaning & { terms: WordTerm[] })[] {
  const parts = splitByVocabulary(columns, grammar, word);
  if (parts.length > 0) return parts.map((terms) => ({ terms }));
  const close = closest(word);
  const [nearest] = close;
  if (!nearest) return [{ terms: [] }];
  const corrected = stringAt(columns.words.words, nearest.word);
  return [{ terms: close, corrected }];
}

/** Two parts, both of which mean something; the longest last part decides. */
function splitByVocabulary(columns: Columns, grammar: Grammar, word: string): WordTerm[][] {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const head = formsOf(columns, grammar, word.slice(at));
    const first = head.length > 0 ? formsOf(columns, grammar, word.slice(0, at)) : [];
    if (first.length > 0) return [scaled(first, shares.part), scaled(head, 1)];
  }
  return [];
}

const scaled = (terms: WordTerm[], by: number): WordTerm[] =>
  terms.map(({ word, share }) => ({ word, share: share * by }));

/** Words within a slip or two, those with the fewest only. */
function makeClosest({ words }: Columns, grammar: Grammar): (word: string) => WordTerm[] {
  // Made at the first mistake: most queries have none.
  let near: ReturnType<Grammar['spelling']> | undefined;
  return (word) => {
    near ??= grammar.spelling(stringsOf(words.words));
    const found = near(word);
    const least = found[0]?.distance ?? 0;
    return found
      .filter(({ distance }) => distance <= least)
      .map((one) => ({ word: placeOf(words.words, one.word), share: shares.mistake }));
  };
}
