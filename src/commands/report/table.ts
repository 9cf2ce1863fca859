/** Tables as text for terminals. */
import type { WrittenTable } from '../../services/reports/written.ts';

/** @param empty said in place of rows when there are none */
export function textOf({ title, columns, rows, total }: WrittenTable, empty: string): string {
  if (rows.length === 0) return `${title}\n  ${empty}\n`;
  const all = [columns.map((column) => column.title), ...rows, ...(total ? [total] : [])];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const padded = (cell: string, at: number) =>
    columns[at]?.isNumber ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  const lines = all.map((row) => `  ${row.map(padded).join('  ').trimEnd()}`);
  return `${[title, ...lines].join('\n')}\n`;
}
