/** What the index asks of the rules of languages; it knows none itself. */
import type { Language } from '#platform/i18n/language.ts';

export interface Grammar {
  /** Words of a text as the catalogue keeps them. */
  wordsOf(text: string): string[];
  /** The same words where they stand in a cleaned line: from `start` up to, not with, `end`. */
  eachWord(text: string, take: (line: string, start: number, end: number) => void): void;
  /** Neighbouring words of a text as one word: from place `at` on, `length` of them. */
  joinedForms(text: string): { word: string; at: number; length: number }[];
  /** Stems that the forms of a word of this language stand on. */
  stemsOf(word: string, language: Language): string[];
  /** Stems that a form in any of the languages may stand on; the lower the cost, the likelier. */
  stemsIn(form: string): { stem: string; cost: number }[];
  /** The same for a form typed without the dots and rings of its letters. */
  stemsInFolded(form: string): { stem: string; cost: number }[];
  /** Ways to part a word into words of the vocabulary, the best first; the last part is the head. */
  splitter(vocabulary: readonly string[]): (word: string) => string[][];
  /** Finds the words of the vocabulary that a mistyped one may mean, the likeliest first. */
  spelling(vocabulary: readonly string[]): (typed: string) => { word: string; distance: number }[];
}
