/** Tables as text and as CSV. */

export interface Table {
  title: string;
  /** Names of the columns; those of numbers are right-aligned. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Cents as euros that spreadsheets read: 12.30. */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

export function textOf({ title, columns, rows }: Table): string {
  if (rows.length === 0) return `${title}\n  nothing\n`;
  const all = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const isNumber = columns.map((_, at) => rows.every((row) => /^-?[\d.]*$/.test(String(row[at]))));
  const lines = all.map((row) =>
    row
      .map((cell, at) =>
        isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
}

export const csvOf = ({ columns, rows }: Table): string =>
  `${[columns, ...rows].map((row) => row.map(fieldOf).join(',')).join('\n')}\n`;

/** Text that a spreadsheet does not take for a formula. */
const fieldOf = (value: string | number): string =>
  typeof value === 'number' || /^-?\d+(?:\.\d+)?$/.test(value)
    ? String(value)
    : `"${value.replace(/^[=+@\t\r-]/, "'$&").replaceAll('"', '""')}"`;
