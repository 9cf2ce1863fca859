/** Search calls (R280, R281). */
import { createRoute, json, PageNumber, problems, repeated, z } from '#platform/http/contract.ts';
import { pageSize, ProductList } from '../catalogue/contract.ts';

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

/** A shorter trimmed term finds nothing, without a call (R113). */
export const minimumTermLength = 2;

/** GET /v2/retail/search (R280). */
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
    }),
  },
  responses: { 200: json(ProductList, 'One page of matches and their facets.'), ...problems(400) },
});

/** GET /v1/products/search/topTerms (R281). */
export const getTopTerms = createRoute({
  method: 'get',
  path: '/v1/products/search/topTerms',
  summary: 'What is searched for most',
  responses: { 200: json(z.array(z.string()).max(10), 'Terms, most frequent first.') },
});
