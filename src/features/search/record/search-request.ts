import type { CategorySortField } from '../../catalogue/contract.ts';

/** A search in the form of the catalogue's list requests. */
export interface SearchRequest {
  /** Absent: all products. */
  text?: string | undefined;
  filters: { campaigns: string[]; brands: string[]; colors: string[]; sizes: string[] };
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
