/** Matches and scores rows: a row must match every word of the query, or most of them when no row
 * matches all. */
import type { Columns } from '../columns/columns.ts';
import type { Term } from './forms.ts';
import { shares } from './shares.ts';

/** `rows` are the matches, `count` of them, each with `scores[row]`; valid until the next search. */
export interface Matches {
  rows: Uint32Array;
  count: number;
  scores: Float64Array;
}

export interface Matcher {
  /** Marks the rows that match any word; `meanings` has the terms of each. Returns the number of
   * rows by how many words they match. */
  mark(meanings: readonly (readonly Term[])[]): number[];
  /** Keeps the marked rows that match `least` words; those that match fewer than `most` score less. */
  keep(most: number, least: number): Matches;
  /** The row alone: the text was its id or GTIN. */
  byNumber(row: number): Matches;
}

/** Makes the matcher of one segment; its arrays are reused between searches. */
export function makeMatcher(columns: Columns): Matcher {
  const memory = {
    rows: new Uint32Array(columns.rows),
    scores: new Float64Array(columns.rows),
    /** Best score of the current word, per row. */
    ofWord: new Float32Array(columns.rows),
    lastWord: new Int32Array(columns.rows).fill(-1),
    lastCategory: new Int32Array(columns.rows).fill(-1),
    hits: new Uint8Array(columns.rows),
    found: 0,
    word: 0,
  };
  const boosts = Float32Array.from(columns.sales, boostOf);
  const kept = (count: number): Matches => ({ rows: memory.rows, count, scores: memory.scores });
  return {
    mark(meanings) {
      forget(memory);
      for (const terms of meanings) {
        for (const term of terms) mark(columns, memory, term);
        memory.word += 1;
      }
      return hitCounts(memory, meanings.length);
    },
    keep(most, least) {
      keep(memory, most, least, boosts);
      return kept(memory.found);
    },
    byNumber(row) {
      forget(memory);
      memory.rows[0] = row;
      memory.found = 1;
      memory.scores[row] = 1;
      return kept(1);
    },
  };
}

type Memory = {
  rows: Uint32Array;
  scores: Float64Array;
  ofWord: Float32Array;
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
  if ('from' in term) return markCategory(memory, term);
  if ('rows' in term) {
    for (const row of term.rows) score(memory, row, term.share);
    return;
  }
  const end = words.starts[term.word + 1] as number;
  for (let at = words.starts[term.word] as number; at < end; at += 1) {
    score(memory, words.rows[at] as number, (words.weights[at] as number) * term.share);
  }
}

/** A row gets the score of the best term of each word, summed over the words. */
function score(memory: Memory, row: number, worth: number): void {
  const { scores, ofWord, lastWord, word } = memory;
  if (lastWord[row] !== word) meet(memory, row, worth);
  else if (worth > (ofWord[row] as number)) {
    scores[row] = (scores[row] as number) + worth - (ofWord[row] as number);
    ofWord[row] = worth;
  }
}

/** A word that names the category of a row adds to the row's own score for that word, once. */
function markCategory(
  memory: Memory,
  { from, to, share }: { from: number; to: number; share: number },
) {
  const { scores, lastWord, lastCategory, word } = memory;
  for (let row = from; row < to; row += 1) {
    if (lastCategory[row] === word) continue;
    lastCategory[row] = word;
    if (lastWord[row] !== word) meet(memory, row, 0);
    scores[row] = (scores[row] as number) + share;
  }
}

/** Records the first match of a word with a row. */
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

function hitCounts({ rows, hits, found }: Memory, words: number): number[] {
  const counts = Array.from({ length: words + 1 }, () => 0);
  for (let i = 0; i < found; i += 1) {
    const place = hits[rows[i] as number] as number;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** From one match in this many rows on, a scan over all rows costs less than reading columns in
 * random order. */
const manyRows = 64;

/** Sorts the found rows by row number. */
function inOrder(memory: Memory): void {
  const { hits, rows } = memory;
  let found = 0;
  for (let row = 0; row < hits.length; row += 1) {
    if (hits[row] === 0) continue;
    rows[found] = row;
    found += 1;
  }
}

/** Score factor of a row that misses a word. */
const partlyShare = 0.3;

function keep(memory: Memory, most: number, least: number, boosts: Float32Array): void {
  if (memory.found * manyRows > memory.hits.length) inOrder(memory);
  let kept = 0;
  for (let i = 0; i < memory.found; i += 1) {
    const row = memory.rows[i] as number;
    const hits = memory.hits[row] as number;
    if (hits >= least) {
      const share = (hits < most ? partlyShare : 1) * (boosts[row] as number);
      memory.scores[row] = (memory.scores[row] as number) * share;
      memory.rows[kept] = row;
      kept += 1;
    } else {
      memory.scores[row] = 0;
      memory.hits[row] = 0;
    }
  }
  memory.found = kept;
}

/** Pieces sold at which a product counts as selling best. */
const manySold = 10_000;

/** Score factor by how often a product is sold. */
const boostOf = (sold: number): number =>
  1 + shares.sales * Math.min(1, Math.log1p(sold) / Math.log1p(manySold));
