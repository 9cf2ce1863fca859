/** Every list has one address: the shortest that says what is shown. */
import { redirect } from 'react-router';
import { pageSize, type Facets } from '#features/catalogue/contract.ts';
import { readListForm } from '#features/catalogue/url-state/form.ts';
import type { SortOption } from '#features/catalogue/url-state/sorts.ts';
import type { ListState } from '#features/catalogue/url-state/state.ts';
import { listKeys } from '#features/catalogue/url-state/keys.ts';
import { formFields, writeListState } from '#features/catalogue/url-state/write.ts';
import { readListState } from '#features/catalogue/url-state.ts';

/** What an address asks for, or what a form has sent. */
export function askedList(search: URLSearchParams, sorts: readonly SortOption[]): ListState {
  const isForm = Object.values(formFields).some((name) => search.has(name));
  return isForm ? readListForm(search, sorts) : readListState(search, sorts);
}

interface Found {
  facets: Facets;
  totalCount: number;
}

/** What of it there is: no filter the list does not know, and no page beyond the last. */
export function shownList(asked: ListState, { facets, totalCount }: Found): ListState {
  const known = (name: keyof ListState['filters']) =>
    asked.filters[name].filter((id) => facets[name].some((option) => option.id === id));
  const filters = {
    campaigns: known('campaigns'),
    brands: known('brands'),
    colors: known('colors'),
    sizes: known('sizes'),
  };
  const isNarrower =
    Object.values(asked.filters).flat().length > Object.values(filters).flat().length;
  // Without a filter it is another list, whose length is not known yet.
  if (isNarrower) return { ...asked, filters, page: 1 };
  return { ...asked, page: Math.min(asked.page, pagesOf(totalCount)) };
}

/** An empty list has one page. */
export const pagesOf = (totalCount: number): number =>
  Math.max(1, Math.ceil(totalCount / pageSize));

/** Goes to the list's one address unless one is there; what no list reads stays out of it.
 * @throws redirect */
export function keepCanonical(
  address: string,
  search: URLSearchParams,
  shown: ListState,
  sorts: readonly SortOption[],
): void {
  const wanted = writeListState(shown, sorts).toString();
  const read = [...search].filter(([key]) => listKeys.includes(key));
  if (new URLSearchParams(read).toString() !== wanted) {
    throw redirect(wanted ? `${address}?${wanted}` : address);
  }
}
