/** Search calls (R280, R281) and suggestions for the search box. */
import { createRoute, json, PageNumber, problems, repeated, z } from '#platform/http/contract.ts';
import { OtherLanguage } from '#platform/i18n/local-text.ts';
import { Brand, ListQuery, pageSize, ProductCard } from '../catalogue/contract.ts';
import { SearchNotes } from '../catalogue/contract/search-notes.ts';
import { SearchResult } from './contract/meant.ts';

/** Sort fields of search calls (R116); Relevance is the default. */
export const searchSortFields = [
  'Relevance',
  'CreatedAt',
  'BestSeller',
  'Price',
  'Name',
  'BuyableFromSort',
] as const;
export const SearchSortField = z.enum(searchSortFields);
export type SearchSortField = z.output<typeof SearchSortField>;
export const SearchSortDirection = z.enum(['Asc', 'Desc']);

const { propertyId, availableOnline, priceFrom, priceTo, onlyReduced } = ListQuery.shape;

/** GET /v2/retail/search (R280); the parameters after `retailApiVisitorId` are filters as in category calls. */
export const searchProducts = createRoute({
  method: 'get',
  path: '/v2/retail/search',
  summary: 'Products that match words',
  request: {
    query: z.object({
      search: z.string().max(200).default(''),
      page: PageNumber,
      pageSize: z.coerce.number().int().min(1).max(200).default(pageSize),
      sortBy: SearchSortField.default('Relevance'),
      sortDirection: SearchSortDirection.default('Desc'),
      brands: repeated(z.string().max(200)),
      colors: repeated(z.string().max(200)),
      retailApiVisitorId: z.string().max(100).optional(),
      campaigns: repeated(z.string().max(200)),
      sizes: repeated(z.string().max(200)),
      propertyId,
      availableOnline,
      priceFrom,
      priceTo,
      onlyReduced,
    }),
  },
  responses: {
    200: json(
      SearchResult,
      'One page of matches, their facets, and what the words were understood to mean.',
    ),
    ...problems({ 400: [] }),
  },
});

export type SearchQuery = z.output<(typeof searchProducts)['request']['query']>;

/** GET /v1/products/search/topTerms (R281). */
export const getTopTerms = createRoute({
  method: 'get',
  path: '/v1/products/search/topTerms',
  summary: 'What is searched for most',
  responses: { 200: json(z.array(z.string()).max(10), 'Terms, most frequent first.') },
});

export const SuggestedCategory = z
  .object({
    name: z.string(),
    nameLanguage: OtherLanguage,
    /** Names of the categories above it, department first: ['Muoti', 'Naiset']. */
    above: z.array(z.string()),
    urlPath: z.string(),
  })
  .openapi('SuggestedCategory');
export type SuggestedCategory = z.output<typeof SuggestedCategory>;

/** The fields of a product that one line of the panel shows; the name stands beside the brand, without it. */
export const SuggestedProduct = ProductCard.pick({
  sokId: true,
  name: true,
  nameLanguage: true,
  brandName: true,
  urlPath: true,
  picture: true,
  priceData: true,
}).openapi('SuggestedProduct');
export type SuggestedProduct = z.output<typeof SuggestedProduct>;

export const Suggestions = z
  .object({
    /** Categories whose names match the term, then those of the products found; if none, similar names. */
    categories: z.array(SuggestedCategory),
    brands: z.array(Brand),
    products: z.array(SuggestedProduct),
    /** Number of products the term finds in all. */
    totalCount: z.number().int(),
    /** Searches that find something: those that begin with the term, or, when it finds nothing, shorter ones. */
    terms: z.array(z.string()).max(3),
    ...SearchNotes.shape,
  })
  .openapi('Suggestions');
export type Suggestions = z.output<typeof Suggestions>;

/** GET /v1/search/suggestions: empty for a trimmed term under two characters (R113, R126). */
export const getSuggestions = createRoute({
  method: 'get',
  path: '/v1/search/suggestions',
  summary: 'What a term that is being typed may mean',
  request: { query: z.object({ term: z.string().max(200).default('') }) },
  responses: {
    200: json(Suggestions, 'Categories, brands, products and terms.'),
    ...problems({ 400: [] }),
  },
});
