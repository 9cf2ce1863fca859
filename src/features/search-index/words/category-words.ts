/** Words of category names: a query word that names a category matches all its products. */
import { languages, type Language, type LocalText } from '#platform/i18n/language.ts';
import type { CategoryRecord } from '../../catalogue/record.ts';
import type { Grammar } from '../../linguistics/grammar.ts';

/** Makes a function that gives the paths of the categories a word, in any form, names. */
export function makeCategoryWords(categories: readonly CategoryRecord[], grammar: Grammar) {
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
  const named = (stems: string[]) => [
    ...new Set(stems.flatMap((stem) => [...(byStem.get(stem) ?? [])])),
  ];
  const stemsOf = (readings: { stem: string }[]) => readings.map(({ stem }) => stem);
  return (word: string): string[] => {
    const exact = named([word, ...stemsOf(grammar.stemsIn(word))]);
    return exact.length > 0 ? exact : named(stemsOf(grammar.stemsInFolded(word)));
  };
}

const stemsIn = (name: LocalText, language: Language, grammar: Grammar): string[] =>
  grammar
    .wordsOf(name[language] ?? '')
    .flatMap((word) => [word, ...grammar.stemsOf(word, language)]);
