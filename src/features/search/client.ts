/** Search calls for pages. */
import { callApi, type Connection } from '#platform/http/client.ts';
import { emptyList } from '../catalogue/contract.ts';
import type { ListState, SortField } from '../catalogue/url-state/state.ts';
import {
  getSuggestions,
  getTopTerms,
  searchProducts,
  type SearchSortField,
  type Suggestions,
} from './contract.ts';
import type { SearchResult } from './contract/meant.ts';
import { usableTerm } from './rules/term.ts';

const sortFields: Partial<Record<SortField, SearchSortField>> = {
  relevance: 'Relevance',
  name: 'Name',
  price: 'Price',
  created_at: 'CreatedAt',
  bestseller: 'BestSeller',
};

/** Pages of results are the same for everybody, so a search is of no visitor: of a random one of this process
 * (R386, R390). */
const anybody = crypto.randomUUID();

/** Products for the search term; trimmed terms under two characters find nothing, without a call (R113). */
export async function search(connection: Connection, state: ListState): Promise<SearchResult> {
  const term = usableTerm(state.searchTerm);
  if (term === '') return { ...emptyList, meant: null };
  return callApi(connection, searchProducts, {
    query: {
      search: term,
      retailApiVisitorId: anybody,
      page: state.page,
      sortBy: sortFields[state.sort.field] ?? 'Relevance',
      sortDirection: state.sort.direction === 'ASC' ? 'Asc' : 'Desc',
      brands: state.filters.brands,
      colors: state.filters.colors,
      campaigns: state.filters.campaigns,
      sizes: state.filters.sizes,
      propertyId: state.filters.properties,
      availableOnline: String(state.availableOnline),
      priceFrom: state.price.from ?? undefined,
      priceTo: state.price.to ?? undefined,
      onlyReduced: String(state.onlyReduced),
    },
  });
}

export const topTerms = (connection: Connection): Promise<string[]> =>
  callApi(connection, getTopTerms, {});

export const suggestions = (connection: Connection, term: string): Promise<Suggestions> =>
  callApi(connection, getSuggestions, { query: { term } });
