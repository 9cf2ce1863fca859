/** Chosen filters of a list, and its facet counts. */
import type { Campaign } from '../../campaigns/record.ts';
import type { Columns, Vocabularies } from '../columns/columns.ts';
import type { Failing, PropertyCounts, PropertyOptions } from './property-options.ts';

/** Chosen filters as indexes in a segment's vocabularies; null where nothing is chosen. */
export interface Chosen {
  brands: Set<number> | null;
  colours: Set<number> | null;
  sizes: Set<number> | null;
  /** Indexes of promotions that are in a chosen campaign. */
  promotions: Set<number> | null;
  /** What sets of attributes fail of the chosen options of properties. */
  properties: Failing | null;
  /** Cents, both ends included. */
  price: { from: number; to: number } | null;
  onlyReduced: boolean;
  onlyInStock: boolean;
  onlyOnline: boolean;
}

/** Number of products per vocabulary index. */
export interface FacetCounts {
  brands: Uint32Array;
  /** Colours, and after them sizes: what `colours` and `sizes` are parts of. */
  options: Uint32Array;
  colours: Uint32Array;
  sizes: Uint32Array;
  properties: PropertyCounts;
  /** By index in the running campaigns. */
  campaigns: Uint32Array;
  reduced: number;
  /** Cents of the cheapest and the most expensive product; Infinity and 0 when there are none. */
  cheapest: number;
  dearest: number;
}

/** The filters that merchants decide on. */
interface Decided {
  /** Their number. */
  campaigns: number;
  properties: PropertyOptions;
}

export function emptyFacetCounts(
  { vocabularies }: Columns,
  { campaigns, properties }: Decided,
): FacetCounts {
  const { brands, colours, sizes } = vocabularies;
  const options = new Uint32Array(colours.length + sizes.length);
  return {
    brands: new Uint32Array(brands.length),
    options,
    colours: options.subarray(0, colours.length),
    sizes: options.subarray(colours.length),
    properties: {
      options: new Uint32Array(properties.options.length),
      properties: new Uint32Array(properties.properties.length),
    },
    campaigns: new Uint32Array(campaigns),
    reduced: 0,
    cheapest: Infinity,
    dearest: 0,
  };
}

/** Counts of one segment: `facetCounts` under the filters, `all` without them. */
export interface Counted {
  vocabularies: Vocabularies;
  campaigns: readonly Campaign[];
  properties: PropertyOptions;
  facetCounts: FacetCounts;
  all: FacetCounts;
  /** Number of products under the filters. */
  count: number;
}
