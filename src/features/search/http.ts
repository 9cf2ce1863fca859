/** Search calls (R280, R281), answered from the catalogue's index. */
import { makeSubApp } from '#platform/http/app.ts';
import type { CategorySortField } from '../catalogue/contract.ts';
import type { CatalogueIndex } from '../catalogue/index/build.ts';
import {
  getTopTerms,
  minimumTermLength,
  searchProducts,
  type SearchSortField,
} from './contract.ts';

export interface SearchDeps {
  catalogue(): CatalogueIndex;
  now(): Temporal.Instant;
  /** Terms the search box offers before anything is typed. */
  topTerms(language: 'fi' | 'sv' | 'en'): string[];
}

const sortFields: Record<SearchSortField, CategorySortField> = {
  Relevance: 'relevance',
  CreatedAt: 'created_at',
  BestSeller: 'bestseller',
  Price: 'price',
  Name: 'name',
  BuyableFromSort: 'buyable_from_sort',
};

const nothing = {
  products: [],
  totalCount: 0,
  facets: { campaigns: [], brands: [], colors: [], sizes: [] },
};

export function makeSearchApp(deps: SearchDeps) {
  return makeSubApp()
    .openapi(searchProducts, (c) => {
      const query = c.req.valid('query');
      const text = query.search.trim();
      if (text.length < minimumTermLength) return c.json(nothing, 200);
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
      return c.json(deps.catalogue().list(request, view), 200);
    })
    .openapi(getTopTerms, (c) => c.json(deps.topTerms(c.get('language')), 200));
}
