/** Gathers the words of goods row by row and turns them round: from each word to its rows. */
import type { Language } from '#platform/i18n/language.ts';
import { add, bytes, listsOf, whole, type Lists } from './growing.ts';
import { packSorted } from './strings.ts';
import type { Words } from './columns.ts';
import type { Grammar } from './grammar.ts';

/** What building asks of the rules of languages. */
type Rules = Pick<Grammar, 'wordsOf' | 'stemsOf' | 'splitter'>;

export interface WordBuilder {
  /** The words of `text` say `weight` of the row that is being told of. */
  tell(text: string, weight: number, language: Language): void;
  endRow(): void;
  /** `order[i]` is the row, as told, that comes at place i. */
  finish(order: Uint32Array): Words;
}

export function makeWordBuilder(grammar: Rules): WordBuilder {
  const numbers = new Map<string, number>();
  const starts = whole();
  const told = whole();
  const weights = bytes();
  const ofRow = new Map<number, number>();
  const spoken = new Map<number, Set<Language>>();
  starts.push(0);
  return {
    tell(text, weight, language) {
      for (const word of grammar.wordsOf(text)) {
        const number = numbers.get(word) ?? numbers.size;
        if (number === numbers.size) {
          numbers.set(word, number);
          spoken.set(number, new Set());
        }
        spoken.get(number)?.add(language);
        if ((ofRow.get(number) ?? 0) < weight) ofRow.set(number, weight);
      }
    },
    endRow() {
      for (const [number, weight] of ofRow) {
        told.push(number);
        weights.push(weight);
      }
      ofRow.clear();
      starts.push(told.length);
    },
    finish(order) {
      const rows = { starts: starts.taken(), values: told.taken() };
      const vocabulary = [...numbers.keys()].toSorted();
      const places = new Uint32Array(vocabulary.length);
      for (const [place, word] of vocabulary.entries()) places[numbers.get(word) ?? 0] = place;
      const postings = turnedRound(rows, weights.taken(), places, order);
      const languagesOf = (word: string) => spoken.get(numbers.get(word) ?? 0) ?? new Set();
      const related = relations(vocabulary, languagesOf, grammar);
      return { ...postings, words: packSorted(vocabulary), ...related };
    },
  };
}

/** The rows of each word, ascending. */
function turnedRound(rows: Lists, weights: Uint8Array, places: Uint32Array, order: Uint32Array) {
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

/** Which words share a stem, and which are parts of which. */
function relations(
  vocabulary: string[],
  languagesOf: (word: string) => Set<Language>,
  grammar: Rules,
) {
  const stems = new Map<string, number>();
  const [stemOwners, stemWords] = [whole(), whole()];
  const [partOwners, wholes] = [whole(), whole()];
  const places = new Map(vocabulary.map((word, place) => [word, place]));
  const split = grammar.splitter(vocabulary);
  for (const [place, word] of vocabulary.entries()) {
    for (const stem of [...languagesOf(word)].flatMap((one) => grammar.stemsOf(word, one))) {
      const number = stems.get(stem) ?? stems.size;
      stems.set(stem, number);
      stemOwners.push(number);
      stemWords.push(place);
    }
    const [parts = []] = split(word);
    for (const [index, part] of parts.entries()) {
      partOwners.push(places.get(part) ?? place);
      wholes.push(place * 2 + (index === parts.length - 1 ? 1 : 0));
    }
  }
  const sorted = [...stems.keys()].toSorted();
  const renumbered = new Uint32Array(sorted.length);
  for (const [place, stem] of sorted.entries()) renumbered[stems.get(stem) ?? 0] = place;
  const owners = stemOwners.taken().map((number) => renumbered[number] as number);
  return {
    stems: packSorted(sorted),
    stemWords: listsOf(sorted.length, owners, stemWords.taken()),
    compounds: listsOf(vocabulary.length, partOwners.taken(), wholes.taken()),
  };
}
