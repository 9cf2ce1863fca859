/** Words and phrases that a merchant calls synonyms, found in any of their forms. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import type { Synonyms as Meant } from '../../linguistics/synonym-lines.ts';

export interface Synonyms {
  /** What the words from `at` on also mean; `length` words of them. */
  at(words: readonly string[], at: number): { length: number; to: readonly string[] }[];
}

interface Entry {
  /** The stems of each word of the phrase. */
  stems: ReadonlySet<string>[];
  to: readonly string[];
}

export function makeSynonyms(
  synonyms: readonly Meant[],
  language: Language,
  grammar: Grammar,
): Synonyms {
  const byStem = new Map<string, Entry[]>();
  for (const { from, to } of synonyms) {
    const stems = grammar.wordsOf(from).map((word) => stemsOf(word, language, grammar));
    for (const stem of stems[0] ?? []) {
      const entries = byStem.get(stem) ?? [];
      byStem.set(stem, [...entries, { stems, to }]);
    }
  }
  const readings = (word: string) => [word, ...grammar.stemsIn(word).map(({ stem }) => stem)];
  return {
    at(words, at) {
      const first = words[at];
      if (first === undefined || byStem.size === 0) return [];
      const entries = new Set(readings(first).flatMap((stem) => byStem.get(stem) ?? []));
      return [...entries]
        .filter(({ stems }) =>
          stems.every((own, i) => {
            const word = words[at + i];
            return word !== undefined && readings(word).some((stem) => own.has(stem));
          }),
        )
        .map(({ stems, to }) => ({ length: stems.length, to }));
    },
  };
}

const stemsOf = (word: string, language: Language, grammar: Grammar): ReadonlySet<string> =>
  new Set([word, ...grammar.stemsOf(word, language)]);
