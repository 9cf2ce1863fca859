/** The language rules of the shop's three languages, for the search index. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from './grammar.ts';
import { amountAsTyped, amountsIn, withAmounts } from './amounts.ts';
import { divider } from './compounds.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { finnishCompounding } from './finnish/compounding.ts';
import type { Compounding, Inflection } from './inflection.ts';
import { knownWords } from './known-words.ts';
import { negated } from './negation.ts';
import { repairs } from './one-error.ts';
import { nouns } from './nouns.ts';
import { buildSpelling } from './spelling.ts';
import { swedish } from './swedish.ts';
import { swedishCompounding } from './swedish/compounding.ts';
import { eachWord, folded, joinedForms, wordsOf } from './tokens.ts';

const inflections: Record<Language, Inflection> = { fi: finnish, sv: swedish, en: english };
/** English writes compounds apart. */
const compoundings: Partial<Record<Language, Compounding>> = {
  fi: finnishCompounding,
  sv: swedishCompounding,
};

const isWordOf: Record<Language, (form: string) => boolean> = {
  fi: knownWords(finnishCompounding.nouns, finnish),
  sv: knownWords(swedishCompounding.nouns, swedish),
  en: knownWords(nouns.english, english),
};

/** Suffixes that keep stems of different languages, and stems without diacritics, from matching
 * each other. */
const marked = (language: Language, stem: string): string => `${stem}\u0001${language}`;
const unmarked = (language: Language, stem: string): string => `${stem}\u0002${language}`;

const stemsOf = (word: string, language: Language): string[] =>
  inflections[language].stemsOf(word).flatMap((stem) => {
    const plain = folded(stem);
    const own = marked(language, stem);
    return plain === stem ? own : [own, unmarked(language, plain)];
  });

export const grammar: Grammar = {
  wordsOf,
  eachWord,
  joinedForms,
  stemsOf,
  isStemOf: (stem, word) => stemsOf(word, stem.slice(-2) as Language).includes(stem),
  stemsIn: (form) =>
    Object.entries(inflections).flatMap(([language, { stemsIn }]) =>
      stemsIn(form).map(({ stem, cost }) => ({ stem: marked(language as Language, stem), cost })),
    ),
  stemsInFolded: (form) =>
    Object.entries(inflections).flatMap(([language, { stemsIn }]) =>
      stemsIn(folded(form)).map(({ stem, cost }) => ({
        stem: unmarked(language as Language, folded(stem)),
        cost,
      })),
    ),
  stemsInOne(form, language) {
    const readings = inflections[language].stemsIn(form);
    const own = readings.map(({ stem, cost }) => ({ stem: marked(language, stem), cost }));
    if (folded(form) !== form) return own;
    return [
      ...own,
      ...readings.map(({ stem, cost }) => ({ stem: unmarked(language, stem), cost })),
    ];
  },
  compounds(vocabulary, language) {
    const rules = compoundings[language];
    if (!rules) return undefined;
    const { behindFirst, headsAt } = rules;
    return { ...divider(vocabulary, rules), behindFirst, headsAt };
  },
  amountsIn,
  withAmounts,
  amountAsTyped,
  negated,
  asFirst: (word) => Object.values(compoundings).flatMap((one) => one.asFirst(word)),
  firstsOf: (form) => [
    ...new Set(
      Object.values(compoundings).flatMap((one) => one.lemmasOf(form).flatMap(one.asFirst)),
    ),
  ],
  mayDivide: (word, at, of) =>
    of.some((language) => compoundings[language]?.mayDivide(word, at) ?? false),
  isWord: (form, language) => isWordOf[language](form),
  repairs,
  spelling: buildSpelling,
};
