/** Words of a segment that a mistyped word may mean. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import type { Columns } from '../columns/columns.ts';
import { stringAt, stringsOf } from '../columns/string-column.ts';
import { frequency } from './forms.ts';
import { bitOf } from './word-bits.ts';
import { headsOf } from './undivided.ts';

export interface Close {
  word: string;
  /** Weighted typos. */
  distance: number;
  /** How many products have the word or a compound of it. */
  having: number;
}

/** Words of the names, and what may be the last parts of compounds among them. */
export function makeGuesses({ words }: Columns, grammar: Grammar) {
  const texts = stringsOf(words.words);
  const count = texts.length;
  /** The compound of each further text. */
  const wholes: number[] = [];
  for (const { head, whole } of headsOf(words, grammar)) {
    texts.push(head);
    wholes.push(whole);
  }
  const spelling = grammar.spelling(texts);
  const wholeOf = (place: number): number => (place < count ? place : (wholes[place - count] ?? 0));
  return (typed: string, language: Language): Close[] =>
    spelling(typed, language)
      .filter(({ place }) => ((words.shownIn[wholeOf(place)] as number) & bitOf[language]) !== 0)
      .map(({ place, distance }) => ({
        word: texts[place] ?? stringAt(words.words, place),
        distance,
        having: place < count ? havingOf(words, place) : 0,
      }));
}

function havingOf(words: Columns['words'], place: number): number {
  const { starts } = words.compounds;
  return frequency(words, place) + (starts[place + 1] as number) - (starts[place] as number);
}
