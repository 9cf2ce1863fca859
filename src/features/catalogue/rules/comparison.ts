/** Products side by side: their facts in the order of the first product that has them. */
import type { Language } from '#platform/i18n/language.ts';
import type { ProductDetails } from '../contract.ts';
import type { DetailSection } from '../contract/product-facts.ts';

/** Products that can be compared at once. */
export const mostCompared = 4;

export interface ComparedRow {
  key: string;
  /** Null for attributes that the shop names by their key. */
  name: string | null;
  /** One for each product; null where it does not say. */
  values: (string | null)[];
  nameLanguage?: Language | undefined;
  /** In the places of the values; absent where all are in that of the page. */
  valueLanguages?: (Language | null)[];
  /** Whether the products differ. */
  differs: boolean;
}

export interface ComparedSection {
  title: string | null;
  titleLanguage?: Language | undefined;
  rows: ComparedRow[];
}

type Compared = Pick<ProductDetails, 'details'>;

/** Sections and rows of the same name are one. */
export function comparedSections(products: readonly Compared[]): ComparedSection[] {
  const sections = new Map<string, ComparedSection>();
  for (const [at, { details }] of products.entries())
    for (const { rows, ...head } of details) {
      const section = sections.getOrInsert(head.title ?? '', { ...head, rows: [] });
      for (const row of rows) addValue(rowOf(section, row, products), row, at);
    }
  const all = [...sections.values()];
  for (const row of all.flatMap(({ rows }) => rows)) row.differs = new Set(row.values).size > 1;
  return all;
}

type DetailRow = DetailSection['rows'][number];

function addValue(row: ComparedRow, { value, valueLanguage }: DetailRow, at: number) {
  row.values[at] = value;
  if (!valueLanguage) return;
  row.valueLanguages ??= row.values.map(() => null);
  row.valueLanguages[at] = valueLanguage;
}

function rowOf(
  { rows }: ComparedSection,
  { key, name, nameLanguage }: DetailRow,
  products: readonly Compared[],
): ComparedRow {
  const known = rows.find((row) => row.key === key);
  if (known) return known;
  const row: ComparedRow = {
    key,
    name,
    ...(nameLanguage && { nameLanguage }),
    values: products.map(() => null),
    differs: false,
  };
  rows.push(row);
  return row;
}
