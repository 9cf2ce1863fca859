/** What one segment has for a word: forms, compounds, beginnings, words it may be a typo of. */
import type { Language } from '#platform/i18n/language.ts';
import type { Columns } from '../columns/columns.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { placeOf, stringAt } from '../columns/string-column.ts';
import { beginnings, formsOf, saidInPassing, withCompounds, type WordTerm } from './forms.ts';
import { makeGuesses, type Close } from './guesses.ts';
import { reachIn, scaled, type Reach } from './reach.ts';
import { shares } from './shares.ts';
import { firstIn, headIn } from './undivided.ts';

export interface Related {
  /** The word, its forms and the compounds of them that pages in the language show. */
  own: WordTerm[];
  /** Words whose first part it may be, although the build did not see them as compounds. */
  first: WordTerm[];
  /** Words that begin with it, and the word, its forms and compounds in other languages. */
  others(): WordTerm[];
}

export interface SegmentWords extends Reach {
  readonly rows: number;
  /** `page` is the bit of the page's language. */
  related(word: string, page: number): Related;
  /** Whether the word is there as it is written. */
  has(word: string): boolean;
  /** Forms of a word, with their compounds; and whether only descriptions have it. */
  known(word: string, page: number): { terms: WordTerm[]; isInPassing: boolean };
  /** Words shown in the language that the word may be a typo of. */
  closest(word: string, language: Language): Close[];
}

export function makeSegmentWords(columns: Columns, grammar: Grammar): SegmentWords {
  const { words } = columns;
  const isShown = (page: number) => (term: WordTerm) =>
    ((words.shownIn[term.word] as number) & page) !== 0;
  const head = (word: string, page: number) => headIn(columns, grammar, word).filter(isShown(page));
  // Built at the first typo: most queries have none.
  let guesses: ReturnType<typeof makeGuesses> | undefined;
  return {
    ...reachIn(columns),
    rows: columns.rows,
    related(word, page) {
      const direct = formsOf(columns, grammar, word);
      const own = direct.filter(isShown(page));
      const foreign = direct.filter((term) => !own.includes(term));
      const known = own.map((term) => stringAt(words.words, term.word));
      const firsts = known.length > 0 ? known.flatMap(grammar.asFirst) : grammar.firstsOf(word);
      return {
        own: [...withCompounds(columns, own), ...head(word, page)],
        first: firstIn(columns, grammar, new Set(firsts)).filter(isShown(page)),
        others() {
          // A form has the same beginnings as the word it is a form of.
          const begun = [word, ...known].flatMap((one) => beginnings(columns, one, page));
          const elsewhere = scaled(withCompounds(columns, foreign), shares.foreign);
          const within = scaled(withCompounds(columns, begun), shares.begunWithin);
          return [...begun, ...within, ...elsewhere];
        },
      };
    },
    has: (word) => placeOf(words.words, word) >= 0,
    known(word, page) {
      const direct = formsOf(columns, grammar, word).filter(isShown(page));
      return {
        terms: [...withCompounds(columns, direct), ...head(word, page)],
        isInPassing: saidInPassing(columns, direct),
      };
    },
    closest(word, language) {
      guesses ??= makeGuesses(columns, grammar);
      return guesses(word, language);
    },
  };
}
