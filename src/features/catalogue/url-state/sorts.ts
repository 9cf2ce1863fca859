/** The sort options of lists (R094–R097). */
import type { Sort } from './state.ts';

/** A sort option of a list; `key` is the key of its text (R094). */
export interface SortOption extends Sort {
  key: keyof typeof sorts;
}

const sorts = {
  newest: { key: 'newest', field: 'created_at', direction: 'DESC' },
  bestseller: { key: 'bestseller', field: 'bestseller', direction: 'DESC' },
  priceDown: { key: 'priceDown', field: 'price', direction: 'DESC' },
  priceUp: { key: 'priceUp', field: 'price', direction: 'ASC' },
  nameUp: { key: 'nameUp', field: 'name', direction: 'ASC' },
  nameDown: { key: 'nameDown', field: 'name', direction: 'DESC' },
  relevance: { key: 'relevance', field: 'relevance', direction: 'DESC' },
} as const satisfies Record<string, Sort & { key: string }>;

/** In each list the first is the default (R095–R097). */
export const listSorts: readonly SortOption[] = [
  sorts.newest,
  sorts.bestseller,
  sorts.priceDown,
  sorts.priceUp,
  sorts.nameUp,
  sorts.nameDown,
];
export const campaignSorts: readonly SortOption[] = [sorts.relevance, ...listSorts];
export const searchSorts: readonly SortOption[] = [sorts.relevance, sorts.nameUp, sorts.nameDown];

/** A category's list; with a search term it begins with what fits best. */
export const categorySorts = (searchTerm: string): readonly SortOption[] =>
  searchTerm ? campaignSorts : listSorts;

/** The options of a search that is in that order: its address may have one that searches do not offer. */
export const searchSortsIn = (sort: Sort): readonly SortOption[] =>
  campaignSorts.filter(
    (option) => searchSorts.includes(option) || sortValue(option) === sortValue(sort),
  );

/** A sort as the value of one form field. */
export const sortValue = ({ field, direction }: Sort): string => `${field} ${direction}`;
