import type { Language } from '#platform/i18n/language.ts';

/** How words of the languages inflect. */
export interface WordForms {
  wordsOf(text: string): string[];
  stemsOf(word: string, language: Language): string[];
  stemsIn(form: string): { stem: string }[];
  /** Forms before another part of a compound, among them the genitive, of the word behind a form. */
  firstsOf(form: string): string[];
}
