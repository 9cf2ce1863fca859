/** Columns of a file that the import does not read, with those they may be meant as. */
import { nearest } from '#platform/edit-distance.ts';

export interface UnreadColumn {
  name: string;
  /** The column that is spelt most alike and that the file lacks; null where none is near. */
  meant: string | null;
}

export const unreadColumns = (
  names: ReadonlySet<string>,
  known: ReadonlySet<string>,
): UnreadColumn[] => {
  const missing = [...known.difference(names)];
  return [...names.difference(known)]
    .filter(Boolean)
    .toSorted()
    .map((name) => {
      const alike = missing.filter((column) => digitsOf(column) === digitsOf(name));
      return { name, meant: nearest(name, alike) ?? null };
    });
};

/** Names that differ by a number alone are not misspelt: custom_label_3. */
const digitsOf = (name: string): string => name.replaceAll(/\D/g, '');
