/** Filter options of lists. */
import { z } from '#platform/http/contract.ts';

export const FacetOption = z
  .object({
    id: z.string(),
    name: z.string(),
    count: z.number().int(),
    hex: z.string().nullable().optional(),
  })
  .openapi('FacetOption');
export type FacetOption = z.output<typeof FacetOption>;

/** A property that the merchant made a filter. Ids of its options are those of filters: 'diet.vegan'. */
export const PropertyFacet = z
  .object({ id: z.string(), name: z.string(), options: z.array(FacetOption) })
  .openapi('PropertyFacet');
export type PropertyFacet = z.output<typeof PropertyFacet>;

/** Filter options of a list. A count applies the filters of the other facets; options of the same facet
 * are combined with "or". A chosen id that is missing here does not occur in the list at all.
 *
 * Each property is a facet of its own. Where the merchant combines its options with "and", a count applies
 * the chosen ones too. Options without products are left out unless they are chosen, and so is a property
 * without options. */
export const Facets = z
  .object({
    campaigns: z.array(FacetOption),
    brands: z.array(FacetOption),
    colors: z.array(FacetOption),
    sizes: z.array(FacetOption),
    properties: z.array(PropertyFacet),
    /** Lowest and highest price in cents, ignoring the price filter; null without products. */
    price: z.object({ fromEuroCents: z.number().int(), toEuroCents: z.number().int() }).nullable(),
    /** Number of products on sale now. */
    reduced: z.number().int(),
  })
  .openapi('Facets');
export type Facets = z.output<typeof Facets>;
