/** The language rules of the shop's three languages, for the search index. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from './grammar.ts';
import { splitter } from './compounds.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import type { Inflection } from './inflection.ts';
import { buildSpelling } from './spelling.ts';
import { swedish } from './swedish.ts';
import { eachWord, folded, joinedForms, wordsOf } from './tokens.ts';

const inflections: Record<Language, Inflection> = { fi: finnish, sv: swedish, en: english };

/** Suffixes that keep stems of different languages, and stems without diacritics, from matching
 * each other. */
const marked = (language: Language, stem: string): string => `${stem}\u0001${language}`;
const unmarked = (language: Language, stem: string): string => `${folded(stem)}\u0002${language}`;

export const grammar: Grammar = {
  wordsOf,
  eachWord,
  joinedForms,
  stemsOf: (word, language) =>
    inflections[language]
      .stemsOf(word)
      .flatMap((stem) =>
        folded(stem) === stem
          ? marked(language, stem)
          : [marked(language, stem), unmarked(language, stem)],
      ),
  stemsIn: (form) =>
    Object.entries(inflections).flatMap(([language, { stemsIn }]) =>
      stemsIn(form).map(({ stem, cost }) => ({ stem: marked(language as Language, stem), cost })),
    ),
  stemsInFolded: (form) =>
    Object.entries(inflections).flatMap(([language, { stemsIn }]) =>
      stemsIn(folded(form)).map(({ stem, cost }) => ({
        stem: unmarked(language as Language, stem),
        cost,
      })),
    ),
  splitter: (vocabulary) => splitter(vocabulary),
  spelling: buildSpelling,
};
