/** Chosen filters of a list, and its facet counts. */
import type { Columns } from '../columns/columns.ts';
import type { Failing } from './property-options.ts';

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
  /** By number of the option (property-options.ts). */
  properties: Uint32Array;
  /** By index in the running campaigns. */
  campaigns: Uint32Array;
  reduced: number;
  /** Cents of the cheapest and the most expensive product; Infinity and 0 when there are none. */
  cheapest: number;
  dearest: number;
}

/** Numbers of the filters that merchants decide on. */
interface Decided {
  campaigns: number;
  properties: number;
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
    properties: new Uint32Array(properties),
    campaigns: new Uint32Array(campaigns),
    reduced: 0,
    cheapest: Infinity,
    dearest: 0,
  };
}
