/** Collects the words of products row by row and inverts them: from each word to its rows. */
import { add, bytes, whole, type Lists } from '../columns/growable-arrays.ts';
import { makeWordTable } from './word-table.ts';
import { pack } from '../columns/string-column.ts';
import type { Words } from '../columns/columns.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { addParts, stemsOfWords } from './relations.ts';
import { namedBit, writtenBitOf, type WrittenIn } from './word-bits.ts';
import { fieldWeights } from './shares.ts';

export interface WordBuilder {
  /** Adds the words of `text` to the current row; the highest weight of a word counts. `shownIn` are
   * the languages whose pages show the text, as bits. */
  add(text: string, weight: number, language: WrittenIn, shownIn: number): void;
  endRow(): void;
  /** Row i of the result is the added row with number `order[i]`, counted from 0. */
  finish(order: Uint32Array): Words;
}

export function makeWordBuilder(grammar: Grammar): WordBuilder {
  const table = makeWordTable();
  const [starts, rowWords, weights] = [whole(), whole(), bytes()];
  /** Per word: its last index in `rowWords`, and languages as bits. */
  const [places, writtenIn, shownBits] = [whole(), bytes(), bytes()];
  let rowStart = 0;
  starts.push(0);
  const numberOf = (line: string, start: number, end: number): number => {
    const number = table.numberOf(line, start, end);
    if (number < places.length) return number;
    places.push(0);
    writtenIn.push(0);
    shownBits.push(0);
    return number;
  };
  return {
    add(text, weight, language, shownIn) {
      const bit = writtenBitOf[language] | (weight > fieldWeights.description ? namedBit : 0);
      grammar.eachWord(text, (line, start, end) => {
        const number = numberOf(line, start, end);
        writtenIn.put(number, writtenIn.at(number) | bit);
        shownBits.put(number, shownBits.at(number) | shownIn);
        const place = places.at(number);
        const isInRow =
          place >= rowStart && place < rowWords.length && rowWords.at(place) === number;
        if (isInRow) {
          if (weights.at(place) < weight) weights.put(place, weight);
        } else {
          places.put(number, rowWords.length);
          rowWords.push(number);
          weights.push(weight);
        }
      });
    },
    endRow() {
      rowStart = rowWords.length;
      starts.push(rowStart);
    },
    finish(order) {
      const rows = { starts: starts.taken(), values: rowWords.taken() };
      const bits = { writtenIn, shownIn: shownBits };
      const parts = addParts(table, bits, grammar);
      const vocabulary = table.words.toSorted();
      const numbers = new Map(table.words.map((word, number) => [word, number]));
      const sorted = new Uint32Array(vocabulary.length);
      for (const [place, word] of vocabulary.entries()) sorted[numbers.get(word) ?? 0] = place;
      const shownIn = new Uint8Array(vocabulary.length);
      for (const [number, place] of sorted.entries()) shownIn[place] = shownBits.at(number);
      return {
        ...inverted(rows, weights.taken(), sorted, order),
        words: pack(vocabulary),
        shownIn,
        ...stemsOfWords(table.words, bits, parts.bases, sorted, grammar),
        compounds: parts.lists(sorted),
      };
    },
  };
}

/** Postings: the rows of each word, ascending, with their weights. */
function inverted(rows: Lists, weights: Uint8Array, places: Uint32Array, order: Uint32Array) {
  const starts = new Uint32Array(places.length + 1);
  for (const number of rows.values) add(starts, (places[number] as number) + 1, 1);
  for (let i = 0; i < places.length; i += 1) add(starts, i + 1, starts[i] as number);
  const next = starts.slice();
  const turned = new Uint32Array(rows.values.length);
  const turnedWeights = new Uint8Array(rows.values.length);
  for (let row = 0; row < order.length; row += 1) {
    const from = order[row] as number;
    const end = rows.starts[from + 1] as number;
    for (let i = rows.starts[from] as number; i < end; i += 1) {
      const word = places[rows.values[i] as number] as number;
      const at = next[word] as number;
      turned[at] = row;
      turnedWeights[at] = weights[i] as number;
      next[word] = at + 1;
    }
  }
  return { starts, rows: turned, weights: turnedWeights };
}
