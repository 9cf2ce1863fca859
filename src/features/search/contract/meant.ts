/** What the words of a search were understood to mean beside the products. */
import { z } from '#platform/http/contract.ts';
import { ProductList } from '../../catalogue/contract.ts';

export const Meant = z
  .object({
    /** The words that were searched for; '' means all products. */
    text: z.string(),
    /** Values of the filters, as a caller gives them. */
    sizes: z.array(z.string()),
    colors: z.array(z.string()),
    properties: z.array(z.string()),
    /** Cents, both ends inclusive. */
    priceFrom: z.number().int().optional(),
    priceTo: z.number().int().optional(),
    sortBy: z.enum(['CreatedAt', 'BestSeller', 'Price']).optional(),
    sortDirection: z.enum(['Asc', 'Desc']).optional(),
  })
  .openapi('Meant');
export type Meant = z.output<typeof Meant>;

export const SearchResult = ProductList.extend({
  /** Null when the words are only searched for. What the caller gives of the same kind counts instead. */
  meant: Meant.nullable(),
}).openapi('SearchResult');
export type SearchResult = z.output<typeof SearchResult>;
