/** Where and when the demo shop's products can be bought, as columns of the feeds. */
import { departmentOf } from './departments.ts';
import type { Item, Products } from './products.ts';
import { readTable, valuesOf } from './tables.ts';

const dayMs = 86_400_000;

const keyOf = (department: string, kind: string, product: string): string =>
  [department, kind, product].join('|');

/** Words of feeds by department, kind and product; days until it arrives, empty for what is there. */
const table = new Map(
  readTable<'department' | 'kind' | 'product' | 'availability' | 'days'>(
    'availability.tsv',
  ).flatMap(({ department, kind, product, ...row }) =>
    valuesOf(product).map((name) => [keyOf(department, kind, name), row] as const),
  ),
);

const limitsOf = (products: Products) =>
  table.get(keyOf(departmentOf(products), products.type.key, products.variety.fi));

/** Products that stores do not have on their shelves. */
export const isWithoutStores = (products: Products): boolean => {
  const word = limitsOf(products)?.availability;
  return word !== undefined && word !== 'in_store_only';
};

/** @param now epoch milliseconds; dates of arrival are days after it */
export function availabilityColumns(products: Products, { quantity }: Item, now: number) {
  const row = limitsOf(products);
  const arrival = row?.days
    ? new Date(now + Number(row.days) * dayMs).toISOString().slice(0, 10)
    : '';
  return quantity > 0
    ? { availability: row?.availability ?? 'in_stock', availability_date: arrival }
    : { availability: 'out_of_stock', availability_date: '' };
}
