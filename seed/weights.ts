/** What the demo shop sells by weight, and what one piece weighs. */
import { departmentOf } from './departments.ts';
import type { ProductType, Text, Variety } from './model.ts';
import { readTable, valuesOf } from './tables.ts';

const keyOf = (department: string, kind: string, product: string): string =>
  [department, kind, product].join('|');

const grams = new Map(
  readTable<'department' | 'kind' | 'product' | 'grams'>('weights.tsv').flatMap(
    ({ department, kind, product, grams: weight }) =>
      valuesOf(product).map((name) => [keyOf(department, kind, name), Number(weight)] as const),
  ),
);

/** Estimated grams of one piece; null for what is not sold by weight. */
export const estimatedGramsOf = (products: {
  type: ProductType;
  variety: Variety;
  categories: Text[];
}): number | null =>
  grams.get(keyOf(departmentOf(products), products.type.key, products.variety.fi)) ?? null;
