/** Products side by side: their facts in the order of the first product that has them. */
import type { ProductDetails } from '../contract.ts';

/** Products that can be compared at once. */
export const mostCompared = 4;

export interface ComparedRow {
  key: string;
  /** Null for attributes that the shop names by their key. */
  name: string | null;
  /** One for each product; null where it does not say. */
  values: (string | null)[];
  /** Whether the products differ. */
  differs: boolean;
}

export interface ComparedSection {
  title: string | null;
  rows: ComparedRow[];
}

type Compared = Pick<ProductDetails, 'details'>;

/** Sections and rows of the same name are one. */
export function comparedSections(products: readonly Compared[]): ComparedSection[] {
  const sections = new Map<string, ComparedSection>();
  for (const [at, { details }] of products.entries())
    for (const { title, rows } of details) {
      const section = sections.getOrInsert(title ?? '', { title, rows: [] });
      for (const { key, name, value } of rows)
        rowOf(section, key, name, products).values[at] = value;
    }
  const all = [...sections.values()];
  for (const row of all.flatMap(({ rows }) => rows)) row.differs = new Set(row.values).size > 1;
  return all;
}

function rowOf(
  { rows }: ComparedSection,
  key: string,
  name: string | null,
  products: readonly Compared[],
): ComparedRow {
  const known = rows.find((row) => row.key === key);
  if (known) return known;
  const row: ComparedRow = { key, name, values: products.map(() => null), differs: false };
  rows.push(row);
  return row;
}
