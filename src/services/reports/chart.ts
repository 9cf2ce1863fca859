/** What the chart of a report shows: every day or month of its columns, or the first rows as bars. */
import type { Language } from '#platform/i18n/language.ts';
import { perLanguage } from '#platform/i18n/per-language.ts';
import type { Days } from './days.ts';
import type { Cell, ColumnName, Table } from './table.ts';
import { writtenCell } from './written.ts';

export interface Point {
  label: string;
  /** From 0 to 100 of the chart's height or length. */
  size: number;
  /** The value as it is read. */
  text: string;
}

export interface Chart {
  kind: 'columns' | 'bars';
  points: Point[];
  /** Index of the highest point. */
  highest: number;
  /** Value at the upper edge and half of it; for columns. */
  scale: { top: string; half: string };
  /** The column it is of. */
  column: ColumnName;
}

/** Bars are for the first rows only. */
const mostBars = 10;

interface Drawn {
  kind: Chart['kind'];
  label: number;
  value: number;
  /** Column written beside the bar, when it is another one. */
  aside?: number;
}

const drawn: Partial<Record<Table['name'], Drawn>> = {
  months: { kind: 'columns', label: 0, value: 5 },
  days: { kind: 'columns', label: 0, value: 5 },
  steps: { kind: 'bars', label: 0, value: 1, aside: 2 },
  searches: { kind: 'bars', label: 0, value: 1 },
  none: { kind: 'bars', label: 0, value: 1 },
  campaigns: { kind: 'bars', label: 0, value: 3 },
  vitals: { kind: 'bars', label: 0, value: 2 },
};

/** Null for tables that have no chart, and those without rows. */
export function chartOf(table: Table, days: Days, language: Language): Chart | null {
  const how = drawn[table.name];
  if (!how || table.rows.length === 0) return null;
  const column = table.columns[how.value];
  const labels = table.columns[how.label];
  if (!column || !labels) return null;
  const rows =
    how.kind === 'columns' ? filled(table, days, how.value) : table.rows.slice(0, mostBars);
  const values = rows.map((row) => Number(row[how.value] ?? 0));
  const most = Math.max(...values);
  const top = how.kind === 'columns' ? roundTop(most) : most;
  const text = (row: readonly Cell[]) => {
    const value = writtenCell(row[how.value] ?? 0, column, language);
    const [aside, its] = how.aside ? [row[how.aside], table.columns[how.aside]] : [];
    return its ? `${value} (${writtenCell(aside ?? null, its, language)})` : value;
  };
  return {
    kind: how.kind,
    column,
    points: rows.map((row, at) => ({
      label: writtenCell(row[how.label] ?? null, labels, language),
      size: top > 0 ? (100 * (values[at] ?? 0)) / top : 0,
      text: text(row),
    })),
    highest: values.indexOf(most),
    scale: {
      top: wholeEuros(language).format(top / 100),
      half: wholeEuros(language).format(top / 200),
    },
  };
}

const wholeEuros = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

/** The next higher one of 2, 4, 6, 10, 20 … euros, so that half of it is even too. */
export function roundTop(cents: number): number {
  const euros = Math.max(cents / 100, 2);
  const tens = 10 ** Math.floor(Math.log10(euros));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * tens >= euros) ?? 10;
  return Math.max(step * tens, 2) * 100;
}

/** A row for every day or month of the time: what is not in the table was zero. */
function filled({ name, rows }: Table, { from, until }: Days, value: number) {
  const known = new Map(rows.map((row) => [row[0], row]));
  const places: string[] = [];
  const unit = name === 'months' ? { months: 1 } : { days: 1 };
  const start = name === 'months' ? from.with({ day: 1 }) : from;
  for (let day = start; Temporal.PlainDate.compare(day, until) <= 0; day = day.add(unit))
    places.push(name === 'months' ? String(day.toPlainYearMonth()) : String(day));
  const zero = (place: string): Cell[] => [place, ...Array<Cell>(value).fill(0)];
  return places.map((place) => known.get(place) ?? zero(place));
}
