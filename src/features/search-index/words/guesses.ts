/** Words of a segment that a mistyped word may mean. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import type { Columns } from '../columns/columns.ts';
import { placeOf, stringAt, stringsOf } from '../columns/string-column.ts';
import { frequency } from './forms.ts';
import { bitOf } from './word-bits.ts';
import { numberIn } from './word-table.ts';
import { headIn, headsOf } from './undivided.ts';

export interface Close {
  word: string;
  /** Weighted typos. */
  distance: number;
  /** How many products have the word or a compound of it. */
  having: number;
}

type Words = Columns['words'];
type Guess = (typed: string, language: Language) => Close[];

/** One request looks up its words several times: with and without each filter that they may be. */
const mostKept = 500;

export function makeGuesses(columns: Columns, grammar: Grammar): Guess {
  const severalErrors = makeSeveralErrors(columns, grammar);
  const kept = new Map<string, Close[]>();
  return (typed, language) => {
    const key = `${language} ${typed}`;
    const known = kept.get(key);
    if (known) return known;
    const one = oneError(columns, grammar, typed, language);
    const close = one.length > 0 ? one : severalErrors(typed, language);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, close);
    return close;
  };
}

/** Words, and last parts of compounds, with a form that is one error away. */
function oneError(columns: Columns, grammar: Grammar, typed: string, language: Language): Close[] {
  const { words } = columns;
  const repairs = grammar.repairs(typed);
  const isShown = (place: number) => ((words.shownIn[place] as number) & bitOf[language]) !== 0;
  const best = new Map<string, Close>();
  for (const { word: form, cost } of repairs) {
    for (const [place, endings] of placesOf(words, grammar, form, language)) {
      if (!isShown(place)) continue;
      const word = stringAt(words.words, place);
      const isShort = word.length < longBase && form.length > word.length + 1;
      const distance = cost + endings * perEnding + (isShort ? shortBase : 0);
      if (distance >= (best.get(word)?.distance ?? Infinity)) continue;
      best.set(word, { word, distance, having: havingOf(words, place) });
    }
  }
  if (best.size > 0) return [...best.values()];
  return repairs.flatMap(({ word, cost }): Close[] => {
    const heads = headIn(columns, grammar, word).filter((term) => isShown(term.word));
    return heads.length > 0 ? [{ word, distance: cost, having: 0 }] : [];
  });
}

/** Each layer of endings makes a guess a little less likely. */
const perEnding = 0.05;
/** What looks like a form of a short word is seldom one. */
const [longBase, shortBase] = [4, 0.3];

/** The words that a form is of, with the layers of endings that it has then. */
function placesOf(
  words: Words,
  grammar: Grammar,
  form: string,
  language: Language,
): Map<number, number> {
  const places = new Map<number, number>();
  const exact = placeOf(words.words, form);
  if (exact >= 0) places.set(exact, 0);
  for (const { stem, cost } of grammar.stemsInOne(form, language)) {
    const number = numberIn(words.stems, stem);
    if (number < 0) continue;
    const { starts, values } = words.stemWords;
    const end = starts[number + 1] as number;
    for (let at = starts[number] as number; at < end; at += 1) {
      const place = values[at] as number;
      places.set(place, Math.min(cost, places.get(place) ?? cost));
    }
  }
  return places;
}

/** Words of the names, and what may be the last parts of compounds among them. */
function makeSeveralErrors({ words }: Columns, grammar: Grammar): Guess {
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
  return (typed, language) =>
    spelling(typed)
      .filter(({ place }) => ((words.shownIn[wholeOf(place)] as number) & bitOf[language]) !== 0)
      .map(({ place, distance }) => ({
        word: texts[place] ?? stringAt(words.words, place),
        distance,
        having: place < count ? havingOf(words, place) : 0,
      }));
}

function havingOf(words: Words, place: number): number {
  const { starts } = words.compounds;
  return frequency(words, place) + (starts[place + 1] as number) - (starts[place] as number);
}
