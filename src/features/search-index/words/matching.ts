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
  const hits = new Uint8Array(Math.ceil(columns.rows / 4) * 4);
  const memory = {
    rows: new Uint32Array(columns.rows),
    scores: new Float64Array(columns.rows),
    /** Best score of the current word, per row. */
    ofWord: new Float32Array(columns.rows),
    states: new Uint16Array(columns.rows),
    hits,
    fours: new Uint32Array(hits.buffer),
    found: 0,
    word: 1,
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
  /** Per row: number of the last word that matched it, twice, plus 1 where it named its category. */
  states: Uint16Array;
  /** Number of matched words per row, and the same read four rows at a time. */
  hits: Uint8Array;
  fours: Uint32Array;
  found: number;
  /** Number of the current word of the query, from 1 on. */
  word: number;
};

function forget(memory: Memory): void {
  for (let i = 0; i < memory.found; i += 1) drop(memory, memory.rows[i] as number);
  memory.found = 0;
  memory.word = 1;
}

function drop({ scores, hits, states }: Memory, row: number): void {
  scores[row] = 0;
  hits[row] = 0;
  states[row] = 0;
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
  const { scores, ofWord, states, word } = memory;
  if ((states[row] as number) >> 1 !== word) meet(memory, row, worth);
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
  const { scores, states, word } = memory;
  for (let row = from; row < to; row += 1) {
    if (states[row] === word * 2 + 1) continue;
    if ((states[row] as number) >> 1 !== word) meet(memory, row, 0);
    states[row] = word * 2 + 1;
    scores[row] = (scores[row] as number) + share;
  }
}

/** Records the first match of a word with a row. */
function meet(memory: Memory, row: number, worth: number): void {
  const { scores, ofWord, states, hits, rows } = memory;
  if (hits[row] === 0) {
    rows[memory.found] = row;
    memory.found += 1;
  }
  states[row] = memory.word * 2;
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
function inOrder({ hits, rows, fours }: Memory): void {
  let found = 0;
  for (let four = 0; four < fours.length; four += 1) {
    if (fours[four] === 0) continue;
    for (let row = four * 4; row < four * 4 + 4; row += 1) {
      if (hits[row] === 0) continue;
      rows[found] = row;
      found += 1;
    }
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
      drop(memory, row);
    }
  }
  memory.found = kept;
}

/** Pieces sold at which a product counts as selling best. */
const manySold = 10_000;

/** Score factor by how often a product is sold. */
const boostOf = (sold: number): number =>
  1 + shares.sales * Math.min(1, Math.log1p(sold) / Math.log1p(manySold));
