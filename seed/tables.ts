/** Reads and writes tab-separated tables: the demo shop's data, and its feeds. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Text } from './model.ts';

const data = new URL('data/', import.meta.url);

/** Reads a text file of `data`. */
export const readData = (file: string): string => readFileSync(new URL(file, data), 'utf8');

/** Names of the files in a folder of `data`, sorted. */
export const filesIn = (folder: string): string[] => readdirSync(new URL(folder, data)).toSorted();

/** Reads a table of `data`. */
export const readTable = <Column extends string>(file: string): Record<Column, string>[] =>
  rowsOf<Column>(file, readData(file));

/**
 * Parses a table; its first line names the columns. Cells missing at the end of a line are empty.
 * @throws Error naming a line with more cells than columns
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

/** Texts by key, in the order of the table. */
export const readTexts = (file: string): Map<string, Text> =>
  new Map(readTable<'key' | keyof Text>(file).map((row) => [row.key, textOf(row)]));

/** The texts of a row; an empty language gets the Finnish text. */
export const textOf = ({ fi, sv, en }: Text): Text => ({ fi, sv: sv || fi, en: en || fi });

/** The values of a cell with several: 'S | M | L'. */
export const valuesOf = (cell: string): string[] => (cell === '' ? [] : cell.split(' | '));

/** Cents of an amount in euros such as '9.95'; 0 when empty. */
export const centsOf = (euros: string): number => Math.round(Number(euros) * 100);

/** @throws Error naming a key that is not in the table */
export function known<One>(table: ReadonlyMap<string, One>, key: string): One {
  const value = table.get(key);
  if (value === undefined) throw new Error(`seed/data: nothing has the key "${key}"`);
  return value;
}

/** Writes rows as a table; the columns are those of the first row unless given. */
export function writeTable(
  file: string,
  rows: Record<string, string>[],
  columns = Object.keys(rows[0] ?? {}),
): void {
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'));
  writeFileSync(file, `${[columns.join('\t'), ...lines].join('\n')}\n`);
}
