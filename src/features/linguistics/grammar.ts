/** The language rules that the search index needs; it has none of its own. */
import type { Language } from '#platform/i18n/language.ts';

export interface Grammar {
  /** Normalized words of a text. */
  wordsOf(text: string): string[];
  /** Calls `take` with each word's range in the cleaned text: from `start` up to `end` (exclusive). */
  eachWord(text: string, take: (line: string, start: number, end: number) => void): void;
  /** Neighbouring words of a text joined into one: `length` words from index `at` on. */
  joinedForms(text: string): { word: string; at: number; length: number }[];
  /** Stems of all forms of a word of this language. */
  stemsOf(word: string, language: Language): string[];
  /** Stems that a form may have in any of the languages; the lower the cost, the likelier. */
  stemsIn(form: string): { stem: string; cost: number }[];
  /** The same in one language, for a form with its diacritics and for one without. */
  stemsInOne(form: string, language: Language): { stem: string; cost: number }[];
  /** Whether a stem of `stemsIn` is one of the word, in the language of the stem. */
  isStemOf(stem: string, word: string): boolean;
  /** Stems that a form typed without diacritics may have. */
  stemsInFolded(form: string): { stem: string; cost: number }[];
  /** How compounds of the language divide, given the other words; undefined for a language without
   * compounds that are written as one word. */
  compounds(vocabulary: readonly string[], language: Language): Compounds | undefined;
  /** The amounts in a text, each as one word in its base unit: 500g for '0,5 kg'. */
  amountsIn(text: string): string[];
  /** The text with each amount as such a word. */
  withAmounts(text: string): string;
  /** What the text has for such a word; the word itself when it is no amount of the text. */
  amountAsTyped(text: string, word: string): string;
  /** For each word of a name, whether the product is without it; undefined when there is none. */
  negated(name: string): boolean[] | undefined;
  /** Forms that a word may have before another part of a compound. */
  asFirst(word: string): string[];
  /** The same for the word behind a form, in any language. */
  firstsOf(form: string): string[];
  /** Whether the letters on both sides of a place may end and begin parts of a compound of one of the
   * languages. */
  mayDivide(word: string, at: number, of: readonly Language[]): boolean;
  /** Whether a form is of a common noun of the language, which is no typing error then. */
  isWord(form: string, language: Language): boolean;
  /** What a mistyped word may have been before one error, with what the error costs. */
  repairs(typed: string): { word: string; cost: number }[];
  /** Makes a function that finds the words of the vocabulary that a word with several errors may mean,
   * likeliest first; `place` is the index of a word. */
  spelling(vocabulary: readonly string[]): (typed: string) => { place: number; distance: number }[];
}

export interface Compounds {
  /** Where a compound divides into parts, ascending; the last part is its head. Empty for other words. */
  divide(word: string): readonly number[];
  /** Whether it is a common noun that is no compound. */
  isSimple(word: string): boolean;
  /** Where the part after a place may begin: Swedish heads also with the s that may be a link. */
  headsAt(word: string, at: number): number[];
  /** Further dictionary forms of a first part: 'nainen' for 'nais'. */
  behindFirst(part: string): string[];
}
