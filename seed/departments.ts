/** The departments of the demo shop. */
import type { Text } from './model.ts';
import { known, readTable } from './tables.ts';

/** Keys of the departments by their Finnish names. */
export const departments = new Map(
  readTable<'key' | 'parent' | keyof Text>('categories.tsv')
    .filter(({ parent }) => parent === '')
    .map(({ key, fi }) => [fi, key]),
);

/** Key of the department that a product belongs to. */
export const departmentOf = ({ categories }: { categories: Text[] }): string =>
  known(departments, categories[0]?.fi ?? '');
