/** Search term, filters, sort and page of a list (R086). */
import type { PriceRange } from './price.ts';

export type SortField =
  | 'created_at'
  | 'relevance'
  | 'bestseller'
  | 'position'
  | 'price'
  | 'name'
  | 'buyable_from_sort';
export interface Sort {
  field: SortField;
  direction: 'ASC' | 'DESC';
}
export interface ListState {
  searchTerm: string;
  page: number;
  filters: {
    campaigns: string[];
    brands: string[];
    colors: string[];
    sizes: string[];
    /** Options of properties: 'audience.women'. */
    properties: string[];
  };
  sort: Sort;
  availableOnline: boolean;
  price: PriceRange;
  /** Only products on sale now. */
  onlyReduced: boolean;
}
