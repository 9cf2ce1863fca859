/** Requests to the index in memory and their results. */
import type { Language } from '#platform/i18n/language.ts';
import type {
  Brand,
  Category,
  CategoryNode,
  CategorySortField,
  Product,
  ProductCard,
  SortDirection,
} from '../contract.ts';
import type { Facets } from '../contract/facets.ts';
import type { SearchNotes } from '../contract/search-notes.ts';
import type { ProductRecord } from '../record.ts';

/** Who products are presented for, and when. */
export interface View {
  language: Language;
  /** Epoch milliseconds. */
  now: number;
  /** True for co-op customers; nobody else gets co-op prices (R153). */
  isCoop?: boolean;
}

export interface Filters {
  campaigns: string[];
  brands: string[];
  colors: string[];
  sizes: string[];
  /** Options of properties: 'audience.women'. */
  properties: string[];
}

export interface ListRequest {
  /** Absent: all products. */
  categoryPath?: string | undefined;
  /** Words to search for; absent: no search. */
  text?: string | undefined;
  filters: Filters;
  /** Cents, both ends inclusive; absent: any price. */
  price?: { from: number; to: number } | undefined;
  /** True: only products on sale now. */
  onlyReduced?: boolean | undefined;
  sortBy: CategorySortField;
  sortDirection: SortDirection;
  page: number;
  pageSize: number;
  onlyInStock: boolean;
  availableOnline: boolean;
  /** The filter that defines the list; absent: all filters narrow it. */
  listBy?: 'campaignId' | 'mainBrandId' | undefined;
}

export interface ListResult extends SearchNotes {
  products: ProductCard[];
  totalCount: number;
  facets: Facets;
}

export interface NodeOptions {
  addCounts: boolean;
  includeHidden: boolean;
}

export interface CategoryTree {
  category(path: string, language: Language): Category | null;
  children(path: string, language: Language): Category[];
  /** The category with all levels below it; categories without products in stock are hidden. */
  node(path: string, language: Language, options: NodeOptions): CategoryNode | null;
}

/** The catalogue in memory. */
export interface ProductIndex {
  tree: CategoryTree;
  list(request: ListRequest, view: View): ListResult;
  /** By the id of a product or one of its variants; null when there is none. */
  product(sokId: string, view: View): Product | null;
  /** Presents a record from elsewhere with the categories and campaigns of this index. */
  present(record: ProductRecord, view: View): Product;
  brands(language: Language): Brand[];
  /** Number of positions, including empty ones. */
  places(): number;
  /** The products at `count` positions from `from` on. */
  products(from: number, count: number, view: View): Product[];
}
