/** What the words of a query may mean among the words of a segment. */
import type { Columns } from './columns.ts';
import type { Grammar } from './grammar.ts';
import { beginningWith, placeOf, stringAt, stringsOf } from './strings.ts';
import { numberIn } from './word-table.ts';

/** A word of the vocabulary, or the rows of a category, and how much of its worth counts. */
export type Term = { word: number; share: number } | { from: number; to: number; share: number };
type WordTerm = Extract<Term, { word: number }>;

/** How much a word counts by how it is related to the one that was asked for. */
const shares = {
  form: 0.95,
  /** What is a form of the word, and not only related to it, counts at least so much. */
  direct: 0.81,
  perEnding: 0.03,
  head: 0.8,
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
      const joined = joinedTerms(columns, grammar, asked.join(' '), intervalsOf);
      const meaningOf = (terms: Term[]): Meaning => ({ terms: weighed(terms) });
      return asked.flatMap((word, at) => {
        const direct = formsOf(columns, grammar, word);
        const known = [...knownTerms(word), ...joined(at), ...namedBy(word, intervalsOf)];
        if (known.length > 0 && !saidInPassing(columns, direct)) return [meaningOf(known)];
        if (known.length === 0 && isKnown(word)) return [{ terms: [] }];
        const close = closest(word);
        const [nearest] = close;
        const begun = known.length > 0 ? known : beginnings(columns, word, frequency);
        if (nearest && nearest.distance <= surelyMistyped) {
          const corrected = stringAt(columns.words.words, nearest.word);
          return [{ ...meaningOf([...withCompounds(columns, close), ...begun]), corrected }];
        }
        const parts = splitByVocabulary(columns, grammar, word, intervalsOf);
        if (parts.length > 0) return parts.map((terms) => meaningOf([...terms, ...begun]));
        if (begun.length > 0 || !nearest) return [meaningOf(begun)];
        const corrected = stringAt(columns.words.words, nearest.word);
        return [{ ...meaningOf(withCompounds(columns, close)), corrected }];
      });
    },
  };
}

/** Up to here a word is rather mistyped than made of parts. */
const surelyMistyped = 1;

type IntervalsOf = (word: string) => [number, number][];

const namedBy = (word: string, intervalsOf: IntervalsOf): Term[] =>
  intervalsOf(word).map(([from, to]) => ({ from, to, share: category }));

/** No name of goods has the word, descriptions only: it may be a compound of words that names have. */
function saidInPassing({ words }: Columns, direct: WordTerm[]): boolean {
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

/** Two parts, both of which mean something: rather what names have than what is said in passing,
 * then those of most even length. */
function splitByVocabulary(
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

/** Words within a slip or two, those with the fewest only. */
function makeClosest(
  { words }: Columns,
  grammar: Grammar,
): (word: string) => (WordTerm & { distance: number })[] {
  // Made at the first mistake: most queries have none.
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
