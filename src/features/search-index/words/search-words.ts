/** What a merchant says about the words of searches, ready to use. */
import { languages, type Language } from '#platform/i18n/language.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { readSynonyms } from '../../linguistics/synonym-lines.ts';
import { makeSynonyms, type Synonyms } from './synonyms.ts';

/** As the merchant writes them, by the language of the page. */
export interface SearchWordLists {
  /** Lines such as `mobil, telefon` and `skor => stövlar, sandaler`. */
  synonyms: Record<Language, readonly string[]>;
  /** Words that say nothing about a product. */
  surplusWords: Record<Language, readonly string[]>;
}

export interface SearchWords {
  synonyms(language: Language): Synonyms;
  /** Whether the word is surplus in any language. */
  isSurplus(word: string): boolean;
  /** The text without surplus words; the whole text when it has no other words. */
  withoutSurplus(text: string, language: Language): string;
}

export function makeSearchWords(lists: SearchWordLists, grammar: Grammar): SearchWords {
  const of = new Map(
    languages.map((language) => [
      language,
      {
        synonyms: makeSynonyms(readSynonyms(lists.synonyms[language]), language, grammar),
        surplus: new Set(lists.surplusWords[language].flatMap(grammar.wordsOf)),
      },
    ]),
  );
  const get = (language: Language) => of.get(language) as NonNullable<ReturnType<typeof of.get>>;
  return {
    synonyms: (language) => get(language).synonyms,
    isSurplus: (word) => [...of.values()].some(({ surplus }) => surplus.has(word)),
    withoutSurplus(text, language) {
      const { surplus } = get(language);
      const typed = grammar.wordsOf(text);
      const words = typed.filter((word) => !surplus.has(word));
      return words.length === 0 || words.length === typed.length ? text : words.join(' ');
    },
  };
}

/** Made again only when the lists are others. */
export function currentSearchWords(listsOf: () => SearchWordLists, grammar: Grammar) {
  let last: { lists: SearchWordLists; words: SearchWords } | undefined;
  return (): SearchWords => {
    const lists = listsOf();
    if (last?.lists !== lists) last = { lists, words: makeSearchWords(lists, grammar) };
    return last.words;
  };
}
