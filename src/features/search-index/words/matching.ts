/** Which rows words mean, and how well: every word must be meant, in any of its forms. */
import type { Columns } from '../columns/columns.ts';
import type { Term } from './forms.ts';

/** `rows` are the matches, `count` of them, each with `scores[row]`; valid until the next search. */
export interface Matches {
  rows: Uint32Array;
  count: number;
  scores: Float64Array;
}

export interface Matcher {
  /** `meanings` has the terms of each word that is looked for. */
  match(meanings: readonly Term[][]): Matches;
  /** The product with this id or GTIN. */
  byNumber(row: number): Matches;
}

/** A function for one segment; it keeps its working memory. */
export function makeMatcher(columns: Columns): Matcher {
  const memory = {
    rows: new Uint32Array(columns.rows),
    scores: new Float64Array(columns.rows),
    /** The best of the word that is being looked at. */
    ofWord: new Float64Array(columns.rows),
    lastWord: new Int32Array(columns.rows).fill(-1),
    lastCategory: new Int32Array(columns.rows).fill(-1),
    hits: new Uint8Array(columns.rows),
    found: 0,
    word: 0,
  };
  return {
    match(meanings) {
      forget(memory);
      // A word that means nothing anywhere keeps nothing away.
      const meant = meanings.filter((terms) => terms.length > 0);
      for (const terms of meant) {
        for (const term of terms) mark(columns, memory, term);
        memory.word += 1;
      }
      keep(memory, Math.min(meant.length, 255));
      return { rows: memory.rows, count: memory.found, scores: memory.scores };
    },
    byNumber(row) {
      forget(memory);
      memory.rows[0] = row;
      memory.found = 1;
      memory.scores[row] = 1;
      return { rows: memory.rows, count: 1, scores: memory.scores };
    },
  };
}

type Memory = {
  rows: Uint32Array;
  scores: Float64Array;
  ofWord: Float64Array;
  lastWord: Int32Array;
  lastCategory: Int32Array;
  hits: Uint8Array;
  found: number;
  word: number;
};

function forget(memory: Memory): void {
  const { rows, scores, hits } = memory;
  for (let i = 0; i < memory.found; i += 1) {
    scores[rows[i] as number] = 0;
    hits[rows[i] as number] = 0;
  }
  memory.found = 0;
  memory.word += 1;
}

function mark({ words }: Columns, memory: Memory, term: Term): void {
  if ('from' in term) {
    markCategory(memory, term);
    return;
  }
  const { scores, ofWord, lastWord, word } = memory;
  const end = words.starts[term.word + 1] as number;
  for (let at = words.starts[term.word] as number; at < end; at += 1) {
    const row = words.rows[at] as number;
    const worth = (words.weights[at] as number) * term.share;
    if (lastWord[row] !== word) meet(memory, row, worth);
    else if (worth > (ofWord[row] as number)) {
      // A row gets the best of what the terms of one word give it, and the sum over the words.
      scores[row] = (scores[row] as number) + worth - (ofWord[row] as number);
      ofWord[row] = worth;
    }
  }
}

/** That a word names the category of a row counts besides what the row itself says of it, once. */
function markCategory(
  memory: Memory,
  { from, to, share }: { from: number; to: number; share: number },
) {
  const { scores, lastWord, lastCategory, word } = memory;
  for (let row = from; row < to; row += 1) {
    if (lastCategory[row] === word) continue;
    lastCategory[row] = word;
    if (lastWord[row] === word) scores[row] = (scores[row] as number) + share;
    else meet(memory, row, share);
  }
}

/** The first time that a word means the row. */
function meet(memory: Memory, row: number, worth: number): void {
  const { scores, ofWord, lastWord, hits, rows } = memory;
  if (hits[row] === 0) {
    rows[memory.found] = row;
    memory.found += 1;
  }
  lastWord[row] = memory.word;
  hits[row] = (hits[row] as number) + 1;
  ofWord[row] = worth;
  scores[row] = (scores[row] as number) + worth;
}

/** From one row in so many on, going over all of them once costs less than reading columns here and there. */
const manyRows = 64;

/** Puts the found rows in the order they stand in the columns. */
function inOrder(memory: Memory): void {
  const { hits, rows } = memory;
  let found = 0;
  for (let row = 0; row < hits.length; row += 1) {
    if (hits[row] === 0) continue;
    rows[found] = row;
    found += 1;
  }
}

/** Fewer matches than fill the first rows of a page call for those that mean one word less. */
const fewMatches = 4;
const partlyShare = 0.3;

/** How many words a row must mean, at most and at least: all, or where no row means all, most of
 * them; one less when those rows are few. */
function wantedHits(memory: Memory, words: number): [most: number, least: number] {
  let most = 0;
  let count = 0;
  for (let i = 0; i < memory.found; i += 1) {
    const hits = memory.hits[memory.rows[i] as number] as number;
    if (hits > most) [most, count] = [hits, 0];
    if (hits === most) count += 1;
  }
  if (most * 2 <= words) return [words, words];
  return [most, most > 1 && count < fewMatches ? most - 1 : most];
}

function keep(memory: Memory, words: number): void {
  const [most, least] = wantedHits(memory, words);
  if (memory.found * manyRows > memory.hits.length) inOrder(memory);
  let kept = 0;
  for (let i = 0; i < memory.found; i += 1) {
    const row = memory.rows[i] as number;
    const hits = memory.hits[row] as number;
    if (hits >= least) {
      if (hits < most) memory.scores[row] = (memory.scores[row] as number) * partlyShare;
      memory.rows[kept] = row;
      kept += 1;
    } else {
      memory.scores[row] = 0;
      memory.hits[row] = 0;
    }
  }
  memory.found = kept;
}
