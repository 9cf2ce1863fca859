/** How many products of a segment terms find, and where. */
import type { Columns } from '../columns/columns.ts';
import { frequency, nearest, saidInPassing, type Term, type WordTerm } from './forms.ts';
import { shares } from './shares.ts';

export interface Reach {
  /** How many products have the words that are the query word or its forms. */
  having(terms: readonly Term[]): number;
  /** The terms that can be searched between two keystrokes; `direct` is the lowest share of a form. */
  nearest(terms: readonly Term[], direct: number): Term[];
  /** Whether a product name has the query word or one of its forms. */
  isNamed(terms: readonly Term[]): boolean;
  /** Whether the terms are all of words that only descriptions have. */
  isInPassing(terms: readonly Term[]): boolean;
  /** How many products the terms may find; those that several of them find count several times. */
  reach(terms: readonly Term[]): number;
}

export function reachIn(columns: Columns): Reach {
  const { words } = columns;
  const direct = (terms: readonly Term[]) =>
    terms.filter((term): term is WordTerm => 'word' in term && term.share >= shares.direct);
  const sizeOf = (term: Term): number => {
    if ('word' in term) return frequency(words, term.word);
    return 'rows' in term ? term.rows.length : term.to - term.from;
  };
  const sum = (terms: readonly Term[]) => terms.reduce((all, term) => all + sizeOf(term), 0);
  return {
    having: (terms) => sum(direct(terms)),
    nearest: (terms, least) => nearest(columns, terms, least),
    isNamed(terms) {
      const own = direct(terms);
      return own.length > 0 && !saidInPassing(columns, own);
    },
    isInPassing(terms) {
      const own = terms.filter((term): term is WordTerm => 'word' in term);
      return terms.length === own.length && (own.length === 0 || saidInPassing(columns, own));
    },
    reach: sum,
  };
}

export const scaled = <One extends Term>(terms: readonly One[], by: number): One[] =>
  terms.map((term) => ({ ...term, share: term.share * by }));
