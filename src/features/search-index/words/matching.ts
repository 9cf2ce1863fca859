/** Matches and scores rows: a row must match every word of the query, in any form, or most of them
 * when no row matches all. */
import type { Columns } from '../columns/columns.ts';
import type { Term } from './forms.ts';

/** `rows` are the matches, `count` of them, each with `scores[row]`; valid until the next search. */
export interface Matches {
  rows: Uint32Array;
  count: number;
  scores: Float64Array;
}

export interface Matcher {
  /** `meanings` has the terms of each query word. */
  match(meanings: readonly Term[][]): Matches;
  /** The row alone: the text was its id or GTIN. */
  byNumber(row: number): Matches;
}

/** Makes the matcher of one segment; its arrays are reused between searches. */
export function makeMatcher(columns: Columns): Matcher {
  const memory = {
    rows: new Uint32Array(columns.rows),
    scores: new Float64Array(columns.rows),
    /** Best score of the current word, per row. */
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
      // A word without any terms excludes nothing.
      const withTerms = meanings.filter((terms) => terms.length > 0);
      for (const terms of withTerms) {
        for (const term of terms) mark(columns, memory, term);
        memory.word += 1;
      }
      keep(memory, Math.min(withTerms.length, 255));
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
      // A row gets the score of the best term of each word, summed over the words.
      scores[row] = (scores[row] as number) + worth - (ofWord[row] as number);
      ofWord[row] = worth;
    }
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
    if (lastWord[row] === word) scores[row] = (scores[row] as number) + share;
    else meet(memory, row, share);
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

/** With fewer matches than this, rows that miss one word are added. */
const fewMatches = 4;
const partlyShare = 0.3;

/** How many words a row must match, as [most, least]: the most that any row matches, if that is
 * over half of the words, else all. `least` is one lower when those rows are few. */
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
