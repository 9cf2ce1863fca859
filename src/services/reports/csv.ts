/** Tables for spreadsheets and programs: the same in every language. */
import { columnKinds, type Cell, type ColumnName, type Table } from './table.ts';

/** Columns by name, days as 2026-11-24, euros as 12.30; without totals. */
export const csvOf = ({ columns, rows }: Table): string =>
  [columns, ...rows.map((row) => row.map((cell, at) => valueOf(cell, columns[at])))]
    .map((row) => `${row.map(fieldOf).join(',')}\n`)
    .join('');

const valueOf = (cell: Cell, column: ColumnName | undefined): string =>
  column && columnKinds[column] === 'cents' && typeof cell === 'number'
    ? (cell / 100).toFixed(2)
    : String(cell ?? '');

/** Text that a spreadsheet does not take for a formula. */
const fieldOf = (value: string): string =>
  /^(?:-?\d+(?:\.\d+)?|\d{4}-\d{2}(?:-\d{2})?)?$/.test(value)
    ? value
    : `"${value.replace(/^[=+@\t\r-]/, "'$&").replaceAll('"', '""')}"`;
