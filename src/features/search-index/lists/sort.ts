/** Sort orders of lists (R088, R099) and of sizes. */
import type { Language } from '#platform/i18n/language.ts';
import type { CategorySortField, SortDirection } from '../../catalogue/contract.ts';
import { inNumericOrder } from '../columns/collation-ranks.ts';
import type { Columns } from '../columns/columns.ts';
import type { Order } from './page-of.ts';

/** Without a search, relevance means sales. Ties are broken by sales, then id. */
export function orderOf(
  { createdAt, buyableFrom, position, sales, price, names, rank }: Columns,
  field: CategorySortField,
  direction: SortDirection,
  { language, scores }: { language: Language; scores: Float64Array | undefined },
): Order {
  const keys: Record<CategorySortField, Order['key']> = {
    created_at: createdAt,
    buyable_from_sort: buyableFrom,
    relevance: scores ?? sales,
    bestseller: sales,
    position,
    price,
    name: names[language],
  };
  return { key: keys[field], sign: direction === 'ASC' ? 1 : -1, rank };
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** Natural order of sizes: XS before S before M, 36 before 104. */
export function inSizeOrder(a: string, b: string): number {
  const [placeA, placeB] = [letterSizes.indexOf(a), letterSizes.indexOf(b)];
  if (placeA >= 0 || placeB >= 0) {
    return (placeA < 0 ? Infinity : placeA) - (placeB < 0 ? Infinity : placeB) || 0;
  }
  return inNumericOrder(a, b);
}
