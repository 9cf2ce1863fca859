/** Search calls (R280, R281), answered from the catalogue's index. */
import { makeSubApp } from '#platform/http/app.ts';
import type { Language } from '#platform/i18n/language.ts';
import {
  emptyList,
  type CategorySortField,
  type ProductList,
  type SortDirection,
} from '../catalogue/contract.ts';
import {
  getTopTerms,
  minimumTermLength,
  searchProducts,
  type SearchSortField,
} from './contract.ts';

/** What is looked for, as the catalogue's lists take it. */
export interface SearchRequest {
  text: string;
  filters: { campaigns: string[]; brands: string[]; colors: string[]; sizes: string[] };
  sortBy: CategorySortField;
  sortDirection: SortDirection;
  page: number;
  pageSize: number;
  onlyInStock: boolean;
  availableOnline: boolean;
}

export interface SearchDeps {
  list(request: SearchRequest, view: { language: Language; now: number }): ProductList;
  now(): Temporal.Instant;
  /** Terms the search box offers before anything is typed. */
  topTerms(language: Language): string[];
}

const sortFields: Record<SearchSortField, CategorySortField> = {
  Relevance: 'relevance',
  CreatedAt: 'created_at',
  BestSeller: 'bestseller',
  Price: 'price',
  Name: 'name',
  BuyableFromSort: 'buyable_from_sort',
};

export function makeSearchApp(deps: SearchDeps) {
  return makeSubApp()
    .openapi(searchProducts, (c) => {
      const query = c.req.valid('query');
      const text = query.search.trim();
      if (text.length < minimumTermLength) return c.json(emptyList, 200);
      const view = { language: c.get('language'), now: deps.now().epochMilliseconds };
      const request = {
        text,
        filters: { campaigns: [], brands: query.brands, colors: query.colors, sizes: [] },
        sortBy: sortFields[query.sortBy],
        sortDirection: query.sortDirection === 'Asc' ? ('ASC' as const) : ('DESC' as const),
        page: query.page,
        pageSize: query.pageSize,
        onlyInStock: true,
        availableOnline: false,
      };
      return c.json(deps.list(request, view), 200);
    })
    .openapi(getTopTerms, (c) => c.json(deps.topTerms(c.get('language')), 200));
}
