/** Turns the data of a list's form into a state and a query string. */
import { readListState } from '../url-state.ts';
import { priceRange } from './read-price.ts';
import { sortValue, type SortOption } from './sorts.ts';
import type { ListState } from './state.ts';
import { formFields } from './write.ts';

/** The state in a list's form: filters repeat their key, the sort is 'field direction', the price has
 * two fields; always page 1 (R082–R084). */
export function readListForm(search: URLSearchParams, allowed: readonly SortOption[]): ListState {
  const state = readListState(search, allowed);
  const chosen = search.get(formFields.sort);
  const sort = allowed.find((option) => sortValue(option) === chosen) ?? state.sort;
  const ends = [search.get(formFields.from), search.get(formFields.to)] as const;
  const price = ends[0] === null && ends[1] === null ? state.price : priceRange(...ends);
  return { ...state, sort, price, page: 1 };
}
