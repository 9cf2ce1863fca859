/** What the calls ask of the catalogue in memory, and what it answers. */
import type { Language } from '#platform/i18n/language.ts';
import type {
  Brand,
  Category,
  CategoryNode,
  CategorySortField,
  Facets,
  Product,
  ProductCard,
  SortDirection,
} from '../contract.ts';
import type { ProductRecord } from '../record.ts';

/** Language and moment of a presentation. */
export interface View {
  language: Language;
  /** Epoch milliseconds. */
  now: number;
  /** The shopper is a co-op customer; everybody else gets no co-op prices (R153). */
  isCoop?: boolean;
}

export interface Filters {
  campaigns: string[];
  brands: string[];
  colors: string[];
  sizes: string[];
}

export interface ListRequest {
  /** Absent: all products. */
  categoryPath?: string | undefined;
  /** Words to search for; absent: no search. */
  text?: string | undefined;
  /** True while the last word may not be finished: nobody is corrected then. */
  isTyping?: boolean | undefined;
  filters: Filters;
  /** Cents, both ends included; absent: any price. */
  price?: { from: number; to: number } | undefined;
  /** True keeps only what is on sale now. */
  onlyReduced?: boolean | undefined;
  sortBy: CategorySortField;
  sortDirection: SortDirection;
  page: number;
  pageSize: number;
  onlyInStock: boolean;
  availableOnline: boolean;
  /** The filter that makes the list; absent: all of them narrow it. */
  listBy?: 'campaignId' | 'mainBrandId' | undefined;
}

export interface ListResult {
  products: ProductCard[];
  totalCount: number;
  facets: Facets;
  /** Words of the catalogue that replaced mistyped ones. */
  corrected: string[];
}

export interface NodeOptions {
  addCounts: boolean;
  includeHidden: boolean;
}

export interface CategoryTree {
  category(path: string, language: Language): Category | null;
  children(path: string, language: Language): Category[];
  /** With all below it; categories without products in stock are hidden. */
  node(path: string, language: Language, options: NodeOptions): CategoryNode | null;
}

/** The catalogue in memory. */
export interface ProductIndex {
  tree: CategoryTree;
  list(request: ListRequest, view: View): ListResult;
  /** By the product's id or that of one of its variants; null when there is none. */
  product(sokId: string, view: View): Product | null;
  /** A record that was read elsewhere, shown with this index's categories and campaigns. */
  present(record: ProductRecord, view: View): Product;
  brands(language: Language): Brand[];
  /** Places products stand at, empty ones among them. */
  places(): number;
  /** Pages of the products at `count` places. */
  addresses(from: number, count: number): Product['urlPaths'][];
}
