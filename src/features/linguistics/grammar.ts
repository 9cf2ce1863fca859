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
  /** The same for a form typed without diacritics. */
  stemsInFolded(form: string): { stem: string; cost: number }[];
  /** Makes a function that splits a word into words of the vocabulary, best first; the last part is
   * the head. */
  splitter(vocabulary: readonly string[]): (word: string) => string[][];
  /** Makes a function that finds the words a mistyped one may mean, likeliest first. */
  spelling(vocabulary: readonly string[]): (typed: string) => { word: string; distance: number }[];
}
