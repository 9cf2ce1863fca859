/** Compounds whose parts the build did not see: names with words that nothing else in the catalogue and
 * no list of nouns has. They are found by how they end and begin. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import type { Columns } from '../columns/columns.ts';
import { beginningWith, stringAt } from '../columns/string-column.ts';
import type { WordTerm } from './forms.ts';
import { shares } from './shares.ts';
import { tailOf } from './tails.ts';
import { languagesShown, undividedBit } from './word-bits.ts';

type Words = Columns['words'];

/** Shorter words end or begin too many others. */
const shortest = 3;
/** Parts are at least this long. */
const shortestPart = 2;

const isUndivided = (words: Words, place: number): boolean =>
  ((words.shownIn[place] as number) & undividedBit) !== 0;

const languagesOf = (words: Words, place: number): Language[] =>
  languagesShown(words.shownIn[place] as number);

/** Words whose last part may be the word, in any of its forms. */
export function headIn({ words }: Columns, grammar: Grammar, word: string): WordTerm[] {
  if (word.length < shortest) return [];
  const found = headPlaces(words, grammar, grammar.stemsIn(word));
  const places = found.size > 0 ? found : headPlaces(words, grammar, grammar.stemsInFolded(word));
  return [...places].map((place) => ({ word: place, share: shares.unseenHead }));
}

function headPlaces(words: Words, grammar: Grammar, readings: { stem: string }[]): Set<number> {
  const found = new Set<number>();
  for (const { stem } of readings) {
    for (const { place, before } of endingIn(words, stem)) {
      if (found.has(place)) continue;
      const whole = stringAt(words.words, place);
      const isHead =
        grammar.mayDivide(whole, before, languagesOf(words, place)) &&
        grammar.isStemOf(stem, whole.slice(before));
      if (isHead) found.add(place);
    }
  }
  return found;
}

/** Words with a longer stem that ends in this one, and how many letters are before it. */
function* endingIn(words: Words, stem: string): Generator<{ place: number; before: number }> {
  const { stems, stemWords, stemTails } = words;
  const bucket = tailOf(stem);
  const end = stemTails.starts[bucket + 1] as number;
  for (let at = stemTails.starts[bucket] as number; at < end; at += 1) {
    const number = stemTails.values[at] as number;
    const stemEnd = stems.starts[number + 1] as number;
    const before = stemEnd - (stems.starts[number] as number) - stem.length;
    if (before < shortestPart || !stems.text.endsWith(stem, stemEnd)) continue;
    const [from, to] = [stemWords.starts[number] as number, stemWords.starts[number + 1] as number];
    for (const place of stemWords.values.subarray(from, to)) {
      if (isUndivided(words, place)) yield { place, before };
    }
  }
}

/** Words that begin alike are searched up to this many. */
const mostAlike = 500;

/** Words that may begin with one of the forms that a word has as a first part. */
export function firstIn(
  { words }: Columns,
  grammar: Grammar,
  firsts: Iterable<string>,
): WordTerm[] {
  const found = new Set<number>();
  for (const first of firsts) {
    if (first.length < shortest) continue;
    const [from, to] = beginningWith(words.words, first);
    for (let place = from; place < Math.min(to, from + mostAlike); place += 1) {
      if (!isUndivided(words, place)) continue;
      const whole = stringAt(words.words, place);
      const rest = whole.length - first.length;
      const isFirst =
        rest >= shortestPart && grammar.mayDivide(whole, first.length, languagesOf(words, place));
      if (isFirst) found.add(place);
    }
  }
  return [...found].map((place) => ({ word: place, share: shares.modifier }));
}

const shortestHead = 5;

/** What may be last parts of the words, for corrections. */
export function headsOf(words: Words, grammar: Grammar): { head: string; whole: number }[] {
  const heads = new Map<string, number>();
  for (let place = 0; place < words.shownIn.length; place += 1) {
    if (!isUndivided(words, place)) continue;
    const whole = stringAt(words.words, place);
    const of = languagesOf(words, place);
    for (let at = shortestPart; at <= whole.length - shortestHead; at += 1) {
      if (grammar.mayDivide(whole, at, of)) heads.set(whole.slice(at), place);
    }
  }
  return [...heads].map(([head, whole]) => ({ head, whole }));
}
