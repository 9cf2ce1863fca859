/** What is known of a word, as bits. */
import { languages, localText, type Language, type LocalText } from '#platform/i18n/language.ts';

export const bitOf: Record<Language, number> = { fi: 1, sv: 2, en: 4 };

/** Names of brands, for example, are the same in all languages. */
export const everyLanguage = 7;
/** The word may be a compound whose parts the build did not see. */
export const undividedBit = 8;

/** Bits of the languages whose pages show the text of a language: its own, and those without a text
 * of their own. */
export function shownIn(texts: LocalText, language: Language): number {
  const own = bitOf[language];
  if (languages.every((page) => texts[page] !== undefined)) return own;
  const shown = languages.filter((page) => localText(texts, page) === texts[language]);
  return shown.reduce((bits, page) => bits | bitOf[page], own);
}

/** The languages whose pages show a word. */
export const languagesShown = (shown: number): Language[] =>
  languages.filter((language) => (shown & bitOf[language]) !== 0);

/** Names of brands are inflected like Finnish words, but are no compounds. */
export type WrittenIn = Language | 'brand';
export const writtenBitOf: Record<WrittenIn, number> = { ...bitOf, brand: 8 };
/** The word is in a name or the like; other words are only in descriptions, where compounds say little. */
export const namedBit = 16;

/** The languages with whose rules a word is inflected. */
export const languagesIn = (written: number): Language[] =>
  languages.filter(
    (language) =>
      (written & bitOf[language]) !== 0 ||
      (language === 'fi' && (written & writtenBitOf.brand) !== 0),
  );
