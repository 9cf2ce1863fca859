/** Tab-separated tables: how the demo shop's data is read and how its feeds are written. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Text } from './model.ts';

const data = new URL('data/', import.meta.url);

/** A text file of `data`. */
export const readData = (file: string): string => readFileSync(new URL(file, data), 'utf8');

/** Names of the files in a folder of `data`, sorted. */
export const filesIn = (folder: string): string[] => readdirSync(new URL(folder, data)).toSorted();

/** The rows of a table of `data`. */
export const readTable = <Column extends string>(file: string): Record<Column, string>[] =>
  rowsOf<Column>(file, readData(file));

/**
 * A table's rows; its first line names the columns. Cells that lack at a line's end are empty.
 * @throws Error naming the line that has more cells than there are columns
 */
export function rowsOf<Column extends string>(
  file: string,
  table: string,
): Record<Column, string>[] {
  const [head = '', ...lines] = table.trim().split('\n');
  const columns = head.split('\t');
  return lines.map((line, i) => {
    const cells = line.split('\t');
    if (cells.length > columns.length) {
      throw new Error(
        `seed/data/${file}:${i + 2}: ${cells.length} cells for ${columns.length} columns`,
      );
    }
    const row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    return row as Record<Column, string>;
  });
}

/** Texts by key, in the order of their table. */
export const readTexts = (file: string): Map<string, Text> =>
  new Map(readTable<'key' | keyof Text>(file).map((row) => [row.key, textOf(row)]));

/** The words of a row; a name that is the same in every language stands in the Finnish column alone. */
export const textOf = ({ fi, sv, en }: Text): Text => ({ fi, sv: sv || fi, en: en || fi });

/** The values of a cell that holds several: 'S | M | L'. */
export const valuesOf = (cell: string): string[] => (cell === '' ? [] : cell.split(' | '));

/** Cents of an amount in euros: '9.95'; 0 when there is none. */
export const centsOf = (euros: string): number => Math.round(Number(euros) * 100);

/** @throws Error naming the key that the table lacks */
export function known<One>(table: ReadonlyMap<string, One>, key: string): One {
  const one = table.get(key);
  if (one === undefined) throw new Error(`seed/data: nothing has the key "${key}"`);
  return one;
}

/** Writes rows as a table, with the columns of the first one unless others are named. */
export function writeTable(
  file: string,
  rows: Record<string, string>[],
  columns = Object.keys(rows[0] ?? {}),
): void {
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'));
  writeFileSync(file, `${[columns.join('\t'), ...lines].join('\n')}\n`);
}
