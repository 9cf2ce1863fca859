/** Chosen filters of a list, and its facet counts. */
import type { Columns } from '../columns/columns.ts';

/** Chosen filters as indexes in a segment's vocabularies; null where nothing is chosen. */
export interface Chosen {
  brands: Set<number> | null;
  colours: Set<number> | null;
  sizes: Set<number> | null;
  /** Indexes of promotions that are in a chosen campaign. */
  promotions: Set<number> | null;
  /** Cents, both ends included. */
  price: { from: number; to: number } | null;
  onlyReduced: boolean;
  onlyInStock: boolean;
  onlyOnline: boolean;
}

/** Number of products per vocabulary index. */
export interface FacetCounts {
  brands: Uint32Array;
  colours: Uint32Array;
  sizes: Uint32Array;
  /** By index in the running campaigns. */
  campaigns: Uint32Array;
  reduced: number;
  /** Cents of the cheapest and the most expensive product; Infinity and 0 when there are none. */
  cheapest: number;
  dearest: number;
}

export function emptyFacetCounts({ vocabularies }: Columns, campaigns: number): FacetCounts {
  return {
    brands: new Uint32Array(vocabularies.brands.length),
    colours: new Uint32Array(vocabularies.colours.length),
    sizes: new Uint32Array(vocabularies.sizes.length),
    campaigns: new Uint32Array(campaigns),
    reduced: 0,
    cheapest: Infinity,
    dearest: 0,
  };
}
