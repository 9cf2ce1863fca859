/** What lists are narrowed by, and what is counted while they are. */
import type { Columns } from '../columns/columns.ts';

/** Places in the vocabularies of a segment; null where nothing is chosen. */
export interface Chosen {
  brands: Set<number> | null;
  colours: Set<number> | null;
  sizes: Set<number> | null;
  /** Places of promotions that are in a chosen campaign. */
  promotions: Set<number> | null;
  /** Cents, both ends included. */
  price: { from: number; to: number } | null;
  onlyReduced: boolean;
  onlyInStock: boolean;
  onlyOnline: boolean;
}

/** Products per place in the vocabularies. */
export interface FacetCounts {
  brands: Uint32Array;
  colours: Uint32Array;
  sizes: Uint32Array;
  /** By campaign. */
  campaigns: Uint32Array;
  reduced: number;
  /** Cents of the cheapest and dearest; Infinity and 0 of none. */
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
