/** Reads the word lists: tables with tabs between cells, whose first line names the columns. */
import { readFileSync } from 'node:fs';

/** The search is developed with the first two; nobody looks into the third. */
export const developed = ['first', 'second'] as const;
export const heldOut = 'third';
export const sets = [...developed, heldOut] as const;
export type SetName = (typeof sets)[number];

const folder = new URL('words/', import.meta.url);

/** @throws Error naming a line with another number of cells than there are columns */
export function rowsOf<Column extends string>(file: string): Record<Column, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line, i) => {
    const cells = line.split('\t');
    if (cells.length > columns.length) {
      throw new Error(`${file}:${i + 2}: ${cells.length} cells for ${columns.length} columns`);
    }
    const pairs = columns.map((column, at) => [column, cells[at] ?? '']);
    return Object.fromEntries(pairs) as Record<Column, string>;
  });
}
