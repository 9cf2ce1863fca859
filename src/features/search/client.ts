/** Search calls for pages. */
import { callApi, type Connection } from '#platform/http/client.ts';
import { emptyList, type ProductList } from '../catalogue/contract.ts';
import type { ListState, SortField } from '../catalogue/url-state.ts';
import { minimumTermLength, searchProducts, type SearchSortField } from './contract.ts';

const sortFields: Partial<Record<SortField, SearchSortField>> = {
  relevance: 'Relevance',
  name: 'Name',
};

/** Trimmed terms of one character find nothing, without a call (R113). */
export async function search(connection: Connection, state: ListState): Promise<ProductList> {
  const term = state.searchTerm.trim();
  if (term.length < minimumTermLength) return emptyList;
  return callApi(connection, searchProducts, {
    query: {
      search: term,
      page: state.page,
      sortBy: sortFields[state.sort.field] ?? 'Relevance',
      sortDirection: state.sort.direction === 'ASC' ? 'Asc' : 'Desc',
      brands: state.filters.brands,
      colors: state.filters.colors,
    },
  });
}
