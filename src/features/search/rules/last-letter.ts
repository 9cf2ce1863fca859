/** A last word of one letter, which is often one that is still being typed. */
import type { SearchNotes } from '../../catalogue/contract/search-notes.ts';
import { usableTerm } from './term.ts';

/** Not the unit of an amount: '3 l'. */
const ending = /^(.+?)(?<!\s\d+(?:[.,]\d+)?)\s+([\p{L}\p{N}])$/su;

/** Searches without a last word of one letter when no product has all words: 'kengät n' finds shoes, as
 * 'kengät' does, while in 'maito l' and 'vitamiini c' the letter is in names. */
export const untilTyped =
  <Request extends { text?: string | undefined }, View, List extends SearchNotes>(
    list: (request: Request, view: View) => List,
  ) =>
  (request: Request, view: View): List => {
    const found = list(request, view);
    const [, rest = '', letter = ''] = ending.exec((request.text ?? '').trim()) ?? [];
    if (found.left.length === 0 || usableTerm(rest) === '') return found;
    const before = list({ ...request, text: rest }, view);
    return { ...before, left: [...before.left, letter.toLowerCase()] };
  };
