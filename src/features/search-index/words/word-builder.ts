/** Collects the words of products row by row and inverts them: from each word to its rows. */
import { languages, type Language } from '#platform/i18n/language.ts';
import { add, bytes, listsOf, whole, type Lists } from '../columns/growable-arrays.ts';
import { makeWordTable } from './word-table.ts';
import { pack } from '../columns/string-column.ts';
import type { Words } from '../columns/columns.ts';
import type { Grammar } from '../../linguistics/grammar.ts';

/** The part of the grammar that building needs. */
type Rules = Pick<Grammar, 'eachWord' | 'stemsOf' | 'splitter'>;

export interface WordBuilder {
  /** Adds the words of `text` to the current row; the highest weight of a word counts. */
  add(text: string, weight: number, language: Language): void;
  endRow(): void;
  /** Row i of the result is the added row with number `order[i]`, counted from 0. */
  finish(order: Uint32Array): Words;
}

export function makeWordBuilder(grammar: Rules): WordBuilder {
  const table = makeWordTable();
  const [starts, rowWords, weights] = [whole(), whole(), bytes()];
  /** Per word: its last index in `rowWords`, and bits of the languages it occurs in. */
  const [places, languageSets] = [whole(), bytes()];
  let rowStart = 0;
  starts.push(0);
  const numberOf = (line: string, start: number, end: number): number => {
    const number = table.numberOf(line, start, end);
    if (number < places.length) return number;
    places.push(0);
    languageSets.push(0);
    return number;
  };
  return {
    add(text, weight, language) {
      const bit = languageBits[language];
      grammar.eachWord(text, (line, start, end) => {
        const number = numberOf(line, start, end);
        languageSets.put(number, languageSets.at(number) | bit);
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
      const vocabulary = table.words.toSorted();
      const numbers = new Map(table.words.map((word, number) => [word, number]));
      const sorted = new Uint32Array(vocabulary.length);
      for (const [place, word] of vocabulary.entries()) sorted[numbers.get(word) ?? 0] = place;
      const postings = inverted(rows, weights.taken(), sorted, order);
      const languagesOf = (word: string) =>
        languages.filter(
          (one) => (languageSets.at(numbers.get(word) ?? 0) & languageBits[one]) !== 0,
        );
      const related = relations(vocabulary, languagesOf, grammar);
      return { ...postings, words: pack(vocabulary), ...related };
    },
  };
}

const languageBits: Record<Language, number> = { fi: 1, sv: 2, en: 4 };

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

/** Stems of the words, and which words are parts of which compounds. */
function relations(
  vocabulary: string[],
  languagesOf: (word: string) => Language[],
  grammar: Rules,
) {
  const stems = makeWordTable();
  const [stemOwners, stemWords] = [whole(), whole()];
  const [partOwners, wholes] = [whole(), whole()];
  const places = new Map(vocabulary.map((word, place) => [word, place]));
  const split = grammar.splitter(vocabulary);
  for (const [place, word] of vocabulary.entries()) {
    for (const stem of languagesOf(word).flatMap((one) => grammar.stemsOf(word, one))) {
      stemOwners.push(stems.numberOf(stem, 0, stem.length));
      stemWords.push(place);
    }
    const [parts = []] = split(word);
    for (const [index, part] of parts.entries()) {
      partOwners.push(places.get(part) ?? place);
      wholes.push(place * 2 + (index === parts.length - 1 ? 1 : 0));
    }
  }
  return {
    stems: stems.packed(),
    stemWords: listsOf(stems.words.length, stemOwners.taken(), stemWords.taken()),
    compounds: listsOf(vocabulary.length, partOwners.taken(), wholes.taken()),
  };
}
