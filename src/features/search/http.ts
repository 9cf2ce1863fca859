/** Handlers of search calls (R280, R281) and suggestions; they read the catalogue's index. */
import { makeSubApp } from '#platform/http/app.ts';
import type { Language } from '#platform/i18n/language.ts';
import {
  emptyList,
  type CategorySortField,
  type ProductList,
  type SortDirection,
} from '../catalogue/contract.ts';
import { priceRange } from '../catalogue/rules/price-range.ts';
import {
  getSuggestions,
  getTopTerms,
  searchProducts,
  type SearchSortField,
  type Suggestions,
} from './contract.ts';
import type { SearchDocument } from './record.ts';
import { offeredTerms } from './rules/offered.ts';
import { usableTerm } from './rules/term.ts';
import { makeNames, mostProducts, suggestionsFor, type NameSources } from './rules/suggest.ts';

/** A search in the form of the catalogue's list requests. */
export interface SearchRequest {
  text: string;
  /** True while the last word may be unfinished. */
  isTyping?: boolean;
  filters: { campaigns: string[]; brands: string[]; colors: string[]; sizes: string[] };
  /** Cents, both ends inclusive. */
  price?: { from: number; to: number } | undefined;
  onlyReduced?: boolean;
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
  /** Terms of visitors, most searched first; nobody waits for it. */
  searched(language: Language): readonly string[];
  /** What the merchant says about search. */
  decided(): SearchDocument;
  names: NameSources;
  /** Paths of the categories a product is in, department first. */
  categoriesOf(sokId: string): string[];
}

const sortFields: Record<SearchSortField, CategorySortField> = {
  Relevance: 'relevance',
  CreatedAt: 'created_at',
  BestSeller: 'bestseller',
  Price: 'price',
  Name: 'name',
  BuyableFromSort: 'buyable_from_sort',
};

const noFilters = { campaigns: [], brands: [], colors: [], sizes: [] };
const firstMatches = {
  filters: noFilters,
  sortBy: 'relevance' as const,
  sortDirection: 'DESC' as const,
  page: 1,
  pageSize: mostProducts,
  onlyInStock: true,
  availableOnline: false,
};
const noSuggestions: Suggestions = { categories: [], brands: [], products: [], totalCount: 0 };

export function makeSearchApp(deps: SearchDeps) {
  const namesIn = makeNames(deps.names);
  return makeSubApp()
    .openapi(searchProducts, (c) => {
      const query = c.req.valid('query');
      const { campaigns, brands, colors, sizes } = query;
      const text = usableTerm(query.search);
      if (text === '') return c.json(emptyList, 200);
      const view = { language: c.get('language'), now: deps.now().epochMilliseconds };
      const request = {
        text,
        filters: { campaigns, brands, colors, sizes },
        price: priceRange(query.priceFrom, query.priceTo),
        onlyReduced: query.onlyReduced,
        sortBy: sortFields[query.sortBy],
        sortDirection: query.sortDirection === 'Asc' ? ('ASC' as const) : ('DESC' as const),
        page: query.page,
        pageSize: query.pageSize,
        onlyInStock: true,
        availableOnline: query.availableOnline,
      };
      return c.json(deps.list(request, view), 200);
    })
    .openapi(getTopTerms, (c) => {
      const view = { language: c.get('language'), now: deps.now().epochMilliseconds };
      // A term that finds something only after correction finds nothing.
      const isFound = (text: string) => {
        const { totalCount, corrected } = deps.list({ ...firstMatches, text, pageSize: 1 }, view);
        return totalCount > 0 && corrected.length === 0;
      };
      const { topTerms, neverOffered } = deps.decided();
      const searched = deps.searched(view.language);
      const listed = topTerms[view.language];
      return c.json(offeredTerms({ searched, listed, neverOffered, isFound }), 200);
    })
    .openapi(getSuggestions, (c) => {
      const term = usableTerm(c.req.valid('query').term);
      if (term === '') return c.json(noSuggestions, 200);
      const view = { language: c.get('language'), now: deps.now().epochMilliseconds };
      const found = deps.list({ ...firstMatches, text: term, isTyping: true }, view);
      const names = namesIn(view.language, view.now);
      return c.json(suggestionsFor(term, names, found, deps.categoriesOf), 200);
    });
}
