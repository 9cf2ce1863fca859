/** The words of product and brand names, and how much each weighs. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { fieldWeights, nameShares, shares } from './shares.ts';
import { modelsIn } from './models.ts';
import { everyLanguage } from './word-bits.ts';
import type { WordBuilder } from './word-builder.ts';

/** The language of a text, and the languages whose pages show it, as bits. */
export interface Where {
  language: Language;
  shown: number;
}

/** Adds the words of a name. Words of the brand weigh as the brand does, also in the name; words that
 * the product is without weigh little. */
export function addName(
  words: WordBuilder,
  grammar: Grammar,
  name: string,
  { language, shown }: Where,
  brand: string,
): void {
  const isWithout = grammar.negated(name);
  const ofBrand = brand !== '' && name.includes(brand) ? grammar.wordsOf(brand) : [];
  const texts = name.split(' ');
  let before = 0;
  const own = texts.filter((text) => {
    const its = ofBrand.length > 0 ? grammar.wordsOf(text) : [];
    return its.length === 0 || !its.every((word) => ofBrand.includes(word));
  });
  const head = language === 'en' ? headPlace(own) : 0;
  const add = (text: string, weight: number) =>
    words.add(text, Math.round(weight), language, shown);
  for (const [place, text] of own.entries()) {
    const count = isWithout ? grammar.wordsOf(text).length : 0;
    const factor = isWithout?.[before] === true ? shares.negated : 1;
    before += count;
    const weight = fieldWeights.name * shareAt(place, head) * factor;
    for (const [part, share] of partsOf(text)) add(part, weight * share);
  }
  for (const one of modelsIn(name)) add(one, fieldWeights.name * nameShares.second);
  for (const amount of grammar.amountsIn(name)) {
    words.add(amount, fieldWeights.amount, language, shown);
  }
}

/** The parts of a word of a name, with their shares of its weight. */
function partsOf(text: string): [part: string, share: number][] {
  if (code.test(text)) return [[text.replace('-', ''), 1]];
  const modifiers = modifiersIn(text);
  if (modifiers)
    return [[modifiers, shares.modifier], ...partsOf(text.slice(modifiers.length + 1))];
  return letterFirst.test(text)
    ? [
        [text, 1],
        [text.replace('-', ''), 1],
      ]
    : [[text, 1]];
}

/** A model such as TV-897 is one word: its letters mean nothing. */
const code = /^\p{Lu}{1,3}-\d{3,}/u;
/** 'T-paita' is also written without its hyphen. */
const letterFirst = /^\p{Lu}-\p{Ll}{3,}/u;
/** What stands before the last hyphen of a compound: 'Lohi-peruna' of 'Lohi-peruna-ateria'. */
const modifiersIn = (text: string): string =>
  /^\p{L}{3,}(?:-\p{L}{2,})*(?=-(?:\p{Lu}-)?\p{Ll}{3,}[^-]*$)/u.exec(text)?.[0] ?? '';
const endsPhrase = /[,;:(]$|\p{Number}/u;
/** A name in a name: 'Dress shoes Roope'. */
const isCapital = /^\P{Ll}*\p{Lu}/u;
const preposition = /^(?:with|for|of|in|and|to|without|from)$/i;

/** Place of the word that says what the product is: English writes compounds apart, the head last. */
function headPlace(texts: readonly string[]): number {
  const areAllCapital = texts.every((text) => isCapital.test(text));
  const isEnd = (text: string, next: string, place: number) =>
    endsPhrase.test(text) ||
    preposition.test(next) ||
    (!areAllCapital && isCapital.test(next)) ||
    place === 2;
  const end = texts.findIndex((text, i) => isEnd(text, texts[i + 1] ?? '', i));
  const last = end < 0 ? texts.length - 1 : end;
  return /\p{Number}/u.test(texts[last] ?? '') ? Math.max(0, last - 1) : last;
}

function shareAt(place: number, head: number): number {
  if (place === head) return nameShares.first;
  if (place < head) return nameShares.beforeHead;
  return place === head + 1 ? nameShares.second : nameShares.later;
}

/** A word of a name of several words is the whole brand less often. */
export function addBrand(words: WordBuilder, name: string): void {
  const count = Math.max(1, name.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length);
  words.add(name, Math.round(fieldWeights.brand / Math.sqrt(count)), 'brand', everyLanguage);
}
