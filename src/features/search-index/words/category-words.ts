/** Words of category names: a query word that names a category matches all its products. */
import { languages, localText, type Language, type LocalText } from '#platform/i18n/language.ts';
import type { CategoryRecord } from '../../catalogue/record.ts';
import type { Grammar } from '../../linguistics/grammar.ts';

export interface CategoryWords {
  /** Paths of the categories that the word, in any form, names. */
  named(word: string): string[];
  /** Paths of the categories with a name, in the language, that has a word which begins like this. */
  begun(word: string, language: Language): string[];
}

/** Shorter beginnings are of too many names. */
const shortestBeginning = 3;

export function makeCategoryWords(
  categories: readonly CategoryRecord[],
  grammar: Grammar,
): CategoryWords {
  const byStem = new Map<string, Set<string>>();
  const add = (stem: string, path: string) => {
    const paths = byStem.get(stem) ?? new Set();
    byStem.set(stem, paths.add(path));
  };
  for (const { path, name } of categories) {
    for (const stem of languages.flatMap((language) => stemsIn(name, language, grammar))) {
      add(stem, path);
    }
  }
  const shown = categories.map(({ path, name }) => {
    const own = languages.map((one) => [one, grammar.wordsOf(localText(name, one))]);
    return { path, words: Object.fromEntries(own) as Record<Language, string[]> };
  });
  const named = (stems: string[]) => [
    ...new Set(stems.flatMap((stem) => [...(byStem.get(stem) ?? [])])),
  ];
  const stemsOf = (readings: { stem: string }[]) => readings.map(({ stem }) => stem);
  return {
    named(word) {
      const exact = named([word, ...stemsOf(grammar.stemsIn(word))]);
      return exact.length > 0 ? exact : named(stemsOf(grammar.stemsInFolded(word)));
    },
    begun: (word, language) =>
      word.length < shortestBeginning
        ? []
        : shown
            .filter(({ words }) => words[language].some((own) => own.startsWith(word)))
            .map(({ path }) => path),
  };
}

/** Stems of the words of a name, and of the last parts of compounds: 'kläder' of 'Barnkläder'. */
function stemsIn(name: LocalText, language: Language, grammar: Grammar): string[] {
  const words = grammar.wordsOf(name[language] ?? '');
  const compounds = grammar.compounds(words, language);
  const heads = words.flatMap((word) =>
    (compounds?.divide(word) ?? []).map((at) => word.slice(at)),
  );
  return [...words, ...heads].flatMap((word) => [word, ...grammar.stemsOf(word, language)]);
}
