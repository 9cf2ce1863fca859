/** Every list has one address: the shortest one that describes it. */
import { redirect } from 'react-router';
import { pageSize } from '#features/catalogue/contract.ts';
import type { Facets } from '#features/catalogue/contract/facets.ts';
import { readListForm } from '#features/catalogue/url-state/form.ts';
import type { SortOption } from '#features/catalogue/url-state/sorts.ts';
import type { ListState } from '#features/catalogue/url-state/state.ts';
import { listKeys } from '#features/catalogue/url-state/keys.ts';
import { formFields, writeListState } from '#features/catalogue/url-state/write.ts';
import { readListState } from '#features/catalogue/url-state.ts';
import { optionsIn } from '#features/catalogue/rules/facet-options.ts';

/** The list state requested by an address, or by a submitted form. */
export function askedList(search: URLSearchParams, sorts: readonly SortOption[]): ListState {
  const isForm = Object.values(formFields).some((name) => search.has(name));
  return isForm ? readListForm(search, sorts) : readListState(search, sorts);
}

interface Found {
  facets: Facets;
  totalCount: number;
}

/** The requested state without filters the list does not have, and without pages beyond the last. */
export function shownList(asked: ListState, { facets, totalCount }: Found): ListState {
  const known = (name: keyof ListState['filters']) =>
    asked.filters[name].filter((id) => optionsIn(facets, name).some((option) => option.id === id));
  const filters = {
    campaigns: known('campaigns'),
    brands: known('brands'),
    colors: known('colors'),
    sizes: known('sizes'),
    properties: known('properties'),
  };
  const isNarrower =
    Object.values(asked.filters).flat().length > Object.values(filters).flat().length;
  // With filters removed it is another list, whose length is not known yet.
  if (isNarrower) return { ...asked, filters, page: 1 };
  return { ...asked, page: Math.min(asked.page, pagesOf(totalCount)) };
}

/** An empty list has one page. */
export const pagesOf = (totalCount: number): number =>
  Math.max(1, Math.ceil(totalCount / pageSize));

/** The canonical address of a list: the path of its page, and the shortest query string. */
export const addressOf = (path: string, shown: ListState, sorts: readonly SortOption[]): string =>
  withQuery(path, writeListState(shown, sorts));

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

/** Redirects to the list's canonical address unless the request has it already; parameters that no list
 * reads are left out.
 * @throws redirect */
export function keepCanonical(path: string, search: URLSearchParams, canonical: string): void {
  const read = [...search].filter(([key]) => listKeys.includes(key));
  if (withQuery(path, new URLSearchParams(read)) !== canonical) throw redirect(canonical);
}
