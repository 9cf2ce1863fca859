/** Splits compounds into words of the catalogue: 'villapaitoja' is 'villa' and 'paita'. */
import { finnish } from './finnish.ts';
import type { Inflection } from './inflection.ts';

const shortestPart = 3;
/** Shorter parts must be uninflected, and only in compounds of two: too many words look like 'suo-ja'. */
const shortestInflected = 4;
/** Longer words are compounds themselves; their parts are used instead. */
const longestInflected = 13;
/** A known part next to an unknown one must be at least this long. */
const shortestAlone = 5;
const mostParts = 4;
const mostWays = 3;

interface Vocabulary {
  words: ReadonlySet<string>;
  /** The shortest word for each stem. */
  byStem: ReadonlyMap<string, string>;
}

function vocabularyOf(words: Iterable<string>, inflection: Inflection): Vocabulary {
  const parts = new Set<string>();
  for (const word of words) {
    if (word.length >= shortestPart && !/\p{Number}/u.test(word)) parts.add(word);
  }
  const byStem = new Map<string, string>();
  for (const word of parts) {
    if (word.length < shortestInflected || word.length > longestInflected) continue;
    for (const stem of inflection.stemsOf(word)) {
      const known = byStem.get(stem);
      if (known === undefined || word.length < known.length) byStem.set(stem, word);
    }
  }
  return { words: parts, byStem };
}

/** Endings that a first part may have before the next: 'lasten|vaatteet', 'villa|paita',
 * 'nais|ten', Swedish 'arbets|byxor'. Each gives the stems to look up. */
const firstForms: [ending: string, stems: (bare: string) => string[]][] = [
  ['ten', (bare) => [`${bare}-`]],
  ['jen', (bare) => [`${bare}+`]],
  ['iden', (bare) => [`${bare}+`, `${bare}*`]],
  ['ien', (bare) => [`${bare}+`]],
  ['n', (bare) => [`${bare}~`, `${bare}-`]],
  ['s', (bare) => [bare, `${bare}s-`]],
];

function firstPart({ words, byStem }: Vocabulary, part: string): string | undefined {
  if (words.has(part)) return part;
  for (const [ending, stems] of firstForms) {
    const bare = part.length - ending.length;
    if (bare < shortestPart - 1 || !part.endsWith(ending)) continue;
    for (const stem of stems(part.slice(0, bare))) {
      const word = byStem.get(stem);
      if (word !== undefined) return word;
    }
  }
  return undefined;
}

function headPart({ words, byStem }: Vocabulary, part: string, inflection: Inflection) {
  if (words.has(part)) return part;
  for (const { stem } of inflection.stemsIn(part).toSorted((a, b) => a.cost - b.cost)) {
    const word = byStem.get(stem);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** Splits a word into words of the vocabulary, in as few parts as possible. Splits with the longest
 * last part come first: it is the head and may be inflected. Without such a split one known part
 * is enough, and the other is the rest of the word. Empty when nothing is known; the word itself
 * is not a split. */
export type Splitter = (word: string) => string[][];

export function splitter(vocabulary: Iterable<string>, inflection: Inflection = finnish): Splitter {
  const known = vocabularyOf(vocabulary, inflection);
  const firsts = cached((part) => firstPart(known, part));
  const heads = cached((part) => headPart(known, part, inflection));

  /** Splits into exactly `count` parts. */
  function ways(word: string, count: number, shortest: number): string[][] {
    const head = count === 1 ? heads(word) : undefined;
    if (count === 1) return head === undefined ? [] : [[head]];
    const found: string[][] = [];
    for (let end = shortest; end <= word.length - shortest * (count - 1); end += 1) {
      const first = firsts(word.slice(0, end));
      if (first === undefined) continue;
      for (const rest of ways(word.slice(end), count - 1, shortest)) found.push([first, ...rest]);
    }
    return found;
  }

  return (word) => {
    for (let count = 2; count <= mostParts; count += 1) {
      const found = ways(word, count, count === 2 ? shortestPart : shortestInflected);
      if (found.length > 0) return longestHeadsFirst(found).slice(0, mostWays);
    }
    return halfKnown(known, word);
  };
}

/** How an unknown part may end before another part, and how one may begin. */
const endsLikePart = /[aeiouyäö]$|[aeiouyäö]s$/;
const beginsLikePart = /^[bdfghjklmnprstv]?[aeiouyäö]/;

/** A vocabulary word in its basic form or plural, as titles use them. */
const titleWord = ({ words, byStem }: Vocabulary, part: string): string | undefined => {
  if (words.has(part)) return part;
  const stem = part.endsWith('t') ? part.slice(0, -1) : '';
  return stem === '' ? undefined : (byStem.get(`${stem}-`) ?? byStem.get(`${stem}~`));
};

/** A known head after an unknown part, or a known first part: 'kesä|mekko', 'pellava|sekoite'. */
function halfKnown(known: Vocabulary, word: string): string[][] {
  for (let at = shortestInflected; at <= word.length - shortestAlone; at += 1) {
    const first = word.slice(0, at);
    const head = endsLikePart.test(first) ? titleWord(known, word.slice(at)) : undefined;
    if (head !== undefined) return [[first, head]];
  }
  for (let at = word.length - shortestAlone; at >= shortestAlone; at -= 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (known.words.has(first) && beginsLikePart.test(rest)) return [[first, rest]];
  }
  return [];
}

const longestHeadsFirst = (ways: string[][]): string[][] =>
  ways.toSorted((a, b) => (b.at(-1)?.length ?? 0) - (a.at(-1)?.length ?? 0));

const mostCached = 100_000;

/** Caches results; cleared when full, as queries can contain anything. */
function cached(compute: (part: string) => string | undefined) {
  const cache = new Map<string, string | undefined>();
  return (part: string): string | undefined => {
    if (cache.has(part)) return cache.get(part);
    if (cache.size >= mostCached) cache.clear();
    const found = compute(part);
    cache.set(part, found);
    return found;
  };
}
