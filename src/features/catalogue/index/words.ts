/** Simple text search: every word must be found; the last one may be a beginning. */
import { wordsOf, type Entry } from './entry.ts';

export interface WordIndex {
  /** Entries that match, with their scores. */
  find(text: string): Map<Entry, number>;
}

/** å, ä, ö without their marks: only where the exact word finds nothing better. */
const folded = (word: string): string => word.normalize('NFD').replaceAll(/\p{Mark}/gu, '');

const foldedShare = 0.5;
const beginningShare = 0.6;

export function buildWords(entries: readonly Entry[]): WordIndex {
  const postings = new Map<string, Map<Entry, number>>();
  for (const entry of entries) {
    for (const [word, weight] of entry.words) {
      post(postings, word, entry, weight);
      if (folded(word) !== word) post(postings, folded(word), entry, weight * foldedShare);
    }
  }
  const vocabulary = [...postings.keys()].toSorted();
  return {
    find(text) {
      const words = wordsOf(text);
      const found = words.map((word, i) =>
        scoresOf(postings, vocabulary, word, i === words.length - 1),
      );
      return intersection(found);
    },
  };
}

type Postings = Map<string, Map<Entry, number>>;

function post(postings: Postings, word: string, entry: Entry, weight: number): void {
  let entries = postings.get(word);
  if (!entries) postings.set(word, (entries = new Map()));
  entries.set(entry, Math.max(weight, entries.get(entry) ?? 0));
}

function scoresOf(
  postings: Postings,
  vocabulary: string[],
  word: string,
  mayBeBeginning: boolean,
): Map<Entry, number> {
  const scores = new Map<Entry, number>();
  const take = (entries: Map<Entry, number> | undefined, share: number) => {
    for (const [entry, weight] of entries ?? []) {
      scores.set(entry, Math.max(weight * share, scores.get(entry) ?? 0));
    }
  };
  take(postings.get(word), 1);
  if (scores.size === 0) take(postings.get(folded(word)), foldedShare);
  if (mayBeBeginning) {
    for (const longer of beginningWith(vocabulary, word))
      take(postings.get(longer), beginningShare);
  }
  return scores;
}

/** Words of the sorted list that begin with `word`. */
function beginningWith(sorted: string[], word: string): string[] {
  return sorted.slice(firstFrom(sorted, word), firstFrom(sorted, `${word}\uffff`));
}

/** First place in the sorted list that is not before `word`. */
function firstFrom(sorted: string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function intersection(found: Map<Entry, number>[]): Map<Entry, number> {
  const [first, ...others] = found.toSorted((a, b) => a.size - b.size);
  const all = new Map<Entry, number>();
  for (const [entry, score] of first ?? []) {
    const scores = others.map((other) => other.get(entry));
    if (scores.includes(undefined)) continue;
    all.set(
      entry,
      scores.reduce<number>((sum, one) => sum + (one ?? 0), score),
    );
  }
  return all;
}
