/** Which products a customer has bought, those bought most often first. */
import type { Order } from '#features/orders/contract.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { productId } from '#platform/ids.ts';

type Bought = Pick<Order, 'status' | 'placedAt'> & {
  lines: readonly Pick<Order['lines'][number], 'urlPath'>[];
};

interface Times {
  orders: number;
  last: string;
}

/** Ids of products in paid orders; of a variant, the product. Of those in as many orders, the one bought last
 * comes first. */
export function boughtOften(orders: readonly Bought[], most: number): string[] {
  const times = new Map<string, Times>();
  for (const { status, placedAt, lines } of orders) {
    if (status !== 'paid') continue;
    const ids = lines.map(({ urlPath }) => productId(urlPath.split('/').at(-1) ?? ''));
    for (const id of new Set(ids)) {
      const before = times.get(id) ?? { orders: 0, last: '' };
      const last = placedAt > before.last ? placedAt : before.last;
      times.set(id, { orders: before.orders + 1, last });
    }
  }
  times.delete('');
  return [...times]
    .toSorted(([, a], [, b]) => b.orders - a.orders || b.last.localeCompare(a.last))
    .map(([id]) => id)
    .slice(0, most);
}

type Department = Product['categories'][number];

export type BoughtDepartment = Department & { count: number };

/** The departments of the products, the largest first. */
export function departmentsOf(
  products: readonly Pick<Product, 'categories'>[],
): BoughtDepartment[] {
  const departments = new Map<string, BoughtDepartment>();
  for (const { categories } of products) {
    const [first] = categories;
    if (!first) continue;
    const count = (departments.get(first.path)?.count ?? 0) + 1;
    departments.set(first.path, { ...first, count });
  }
  return [...departments.values()].toSorted((a, b) => b.count - a.count);
}
