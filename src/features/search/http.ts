/** Handlers of search calls (R280, R281) and suggestions; they read the catalogue's index. */
import { makeSubApp } from '#platform/http/app.ts';
import type { Language } from '#platform/i18n/language.ts';
import { emptyList, type CategorySortField, type ProductList } from '../catalogue/contract.ts';
import { noNotes } from '../catalogue/contract/search-notes.ts';
import { priceRange } from '../catalogue/rules/price-range.ts';
import {
  getSuggestions,
  getTopTerms,
  searchProducts,
  type SearchQuery,
  type SearchSortField,
  type Suggestions,
} from './contract.ts';
import type { Search } from './record/missed.ts';
import type { SearchRequest } from './record/search-request.ts';
import type { SearchDocument } from './record.ts';
import { untilTyped } from './rules/last-letter.ts';
import { mostLookedUp, offeredTerms } from './rules/offered.ts';
import type { Options } from './rules/option-words.ts';
import type { WordForms } from './rules/word-forms.ts';
import { usableTerm } from './rules/term.ts';
import { makeNames, mostProducts, suggestionsFor, type NameSources } from './rules/suggest.ts';
import { makeUnderstanding, type View } from './rules/understood.ts';

export interface SearchDeps {
  list(request: SearchRequest, view: { language: Language; now: number }): ProductList;
  /** What words of a search can be filters: sizes and colours that are sold, the merchant's properties. */
  options(): Options;
  forms: WordForms;
  now(): Temporal.Instant;
  /** Terms of visitors, most searched first; nobody waits for it. */
  searched(language: Language): readonly string[];
  /** What the merchant says about search. */
  decided(): SearchDocument;
  /** Gets every search whose first page, without filters, was answered. */
  noted(search: Search): void;
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

const noFilters = { campaigns: [], brands: [], colors: [], sizes: [], properties: [] };
const firstMatches = {
  filters: noFilters,
  sortBy: 'relevance' as const,
  sortDirection: 'DESC' as const,
  page: 1,
  pageSize: mostProducts,
  onlyInStock: true,
  availableOnline: false,
};
const noSuggestions: Suggestions = {
  categories: [],
  brands: [],
  products: [],
  totalCount: 0,
  terms: [],
  ...noNotes,
};

/** Whether a term found products as it is written. */
const isExact = ({ totalCount, corrected, left, noneOf }: ProductList): boolean =>
  totalCount > 0 && corrected.length === 0 && left.length === 0 && noneOf === undefined;

/** The first page of a search without filters. */
const isWhole = (query: SearchQuery): boolean =>
  query.page === 1 &&
  [query.campaigns, query.brands, query.colors, query.sizes, query.propertyId].every(
    ({ length }) => length === 0,
  ) &&
  query.priceFrom === undefined &&
  query.priceTo === undefined &&
  !query.onlyReduced &&
  !query.availableOnline;

const searchOf = (
  term: string,
  language: Language,
  { totalCount, corrected }: ProductList,
  ms: number,
): Search => ({ term, language, totalCount, corrected: corrected.length > 0, ms });

export function makeSearchApp(deps: SearchDeps) {
  const namesIn = makeNames(deps.names);
  const { options, forms, names: sources } = deps;
  const list = untilTyped(deps.list);
  const understand = makeUnderstanding({ list, options, forms, version: sources.version });
  const isFoundIn = (view: View) => (text: string) =>
    isExact(understand({ ...firstMatches, text, pageSize: 1 }, view).found);
  return makeSubApp()
    .openapi(searchProducts, (c) => {
      const query = c.req.valid('query');
      const { campaigns, brands, colors, sizes, propertyId: properties } = query;
      const text = usableTerm(query.search);
      if (text === '') return c.json({ ...emptyList, meant: null }, 200);
      const view = { language: c.get('language'), now: deps.now().epochMilliseconds };
      const request = {
        text,
        filters: { campaigns, brands, colors, sizes, properties },
        price: priceRange(query.priceFrom, query.priceTo),
        onlyReduced: query.onlyReduced,
        sortBy: sortFields[query.sortBy],
        sortDirection: query.sortDirection === 'Asc' ? ('ASC' as const) : ('DESC' as const),
        page: query.page,
        pageSize: query.pageSize,
        onlyInStock: true,
        availableOnline: query.availableOnline,
      };
      const started = performance.now();
      const { found, meant } = understand(request, view);
      const ms = performance.now() - started;
      if (isWhole(query)) deps.noted(searchOf(text, view.language, found, ms));
      return c.json({ ...found, meant }, 200);
    })
    .openapi(getTopTerms, (c) => {
      const view = { language: c.get('language'), now: deps.now().epochMilliseconds };
      const { topTerms, neverOffered } = deps.decided();
      const searched = deps.searched(view.language).slice(0, mostLookedUp);
      const listed = topTerms[view.language];
      return c.json(
        offeredTerms({ searched, listed, neverOffered, isFound: isFoundIn(view) }),
        200,
      );
    })
    .openapi(getSuggestions, (c) => {
      const term = usableTerm(c.req.valid('query').term);
      if (term === '') return c.json(noSuggestions, 200);
      const view = { language: c.get('language'), now: deps.now().epochMilliseconds };
      const { found, meant } = understand({ ...firstMatches, text: term }, view);
      const given = {
        // Words that became filters are not part of other searches.
        typed: { term, isWhole: meant === null },
        found,
        names: namesIn(view.language, view.now),
        categoriesOf: deps.categoriesOf,
        searched: deps.searched(view.language),
        neverOffered: deps.decided().neverOffered,
        isFound: isFoundIn(view),
      };
      return c.json(suggestionsFor(meant?.text || term, given), 200);
    });
}
