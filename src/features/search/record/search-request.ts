import type { CategorySortField } from '../../catalogue/contract.ts';
import type { Filters } from '../../catalogue/record/product-list.ts';

/** A search in the form of the catalogue's list requests. */
export interface SearchRequest {
  /** Absent: all products. */
  text?: string | undefined;
  filters: Filters;
  /** Cents, both ends inclusive. */
  price?: { from: number; to: number } | undefined;
  onlyReduced?: boolean;
  sortBy: CategorySortField;
  sortDirection: 'ASC' | 'DESC';
  page: number;
  pageSize: number;
  onlyInStock: boolean;
  availableOnline: boolean;
}
