/** Orders of lists (R088, R099); ties are broken by sales, then by id, so that pages never overlap. */
import type { Language } from '#platform/i18n/language.ts';
import type { CategorySortField, SortDirection } from '../contract.ts';
import { inFinnishOrder, lowestPrice, nameIn, type Entry } from './entry.ts';

/** What an order may look at besides the entry itself. */
export interface SortFacts {
  language: Language;
  now: number;
  /** Search scores; all alike without a search. */
  score: (entry: Entry) => number;
}

type Ascending = (a: Entry, b: Entry, facts: SortFacts) => number;

const ascending: Record<CategorySortField, Ascending> = {
  created_at: (a, b) => a.record.createdAt - b.record.createdAt,
  buyable_from_sort: (a, b) => a.record.createdAt - b.record.createdAt,
  relevance: (a, b, { score }) => score(a) - score(b),
  bestseller: (a, b) => a.record.sales - b.record.sales,
  position: (a, b) => a.record.sales - b.record.sales,
  price: (a, b, { now }) => lowestPrice(a.record, now) - lowestPrice(b.record, now),
  name: (a, b, { language }) =>
    inFinnishOrder(nameIn(a.record, language), nameIn(b.record, language)),
};

export function sorted(
  entries: Entry[],
  field: CategorySortField,
  direction: SortDirection,
  facts: SortFacts,
): Entry[] {
  const sign = direction === 'ASC' ? 1 : -1;
  const compare = ascending[field];
  return entries.toSorted(
    (a, b) =>
      sign * compare(a, b, facts) ||
      b.record.sales - a.record.sales ||
      (a.record.sokId < b.record.sokId ? -1 : 1),
  );
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** Natural order of sizes: XS before S before M, 36 before 104. */
export function inSizeOrder(a: string, b: string): number {
  const [placeA, placeB] = [letterSizes.indexOf(a), letterSizes.indexOf(b)];
  if (placeA >= 0 || placeB >= 0) {
    return (placeA < 0 ? Infinity : placeA) - (placeB < 0 ? Infinity : placeB) || 0;
  }
  return a.localeCompare(b, 'fi', { numeric: true });
}
