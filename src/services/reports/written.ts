/** Tables of reports in words of a language, for people. */
import { isLanguage, languageNames, type Language } from '#platform/i18n/language.ts';
import { perLanguage } from '#platform/i18n/per-language.ts';
import { euros } from '#platform/money.ts';
import type { DaysFault } from './days.ts';
import {
  columnKinds,
  isNumber,
  type Cell,
  type ColumnName,
  type Report,
  type Table,
} from './table.ts';
import { translatorIn, type ReportsTranslate } from './translations.ts';

/** A table as it is shown. */
export interface WrittenTable {
  name: Table['name'];
  title: string;
  columns: { name: ColumnName; title: string; isNumber: boolean }[];
  rows: string[][];
  total: string[] | null;
}

const dates = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
const dayFormat = dates({ weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' });
const dateFormat = dates({ day: 'numeric', month: 'numeric', year: 'numeric' });
const monthFormat = dates({ month: 'long', year: 'numeric' });
const countFormat = perLanguage((locale) => new Intl.NumberFormat(locale));
const percentFormat = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);
const milliseconds = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }),
);
const shiftFormat = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 }),
);

/** `until` of a range; the same day twice is one. */
export const writtenDays = (from: string, until: string, language: Language): string =>
  dateFormat(language).formatRange(new Date(from), new Date(until));

const writtenCount = (count: number, language: Language): string =>
  countFormat(language).format(count);

/** A cell of a column, `''` for none. */
export function writtenCell(cell: Cell, column: ColumnName, language: Language): string {
  if (cell === null) return '';
  const t = translatorIn(language);
  const kind = columnKinds[column];
  if (kind === 'day') return dayFormat(language).format(new Date(cell));
  if (kind === 'month') return monthFormat(language).format(new Date(`${cell}-01`));
  if (kind === 'step') return t(`step.${cell as 'visit'}`);
  if (kind === 'cents') return euros(Number(cell), language);
  if (kind === 'percent') return percentFormat(language).format(Number(cell) / 100);
  if (kind === 'milliseconds') return milliseconds(language).format(Number(cell));
  if (kind === 'shift') return shiftFormat(language).format(Number(cell));
  if (kind === 'count') return writtenCount(Number(cell), language);
  return writtenWord(String(cell), kind, t);
}

/** A term that was left out is empty. */
function writtenWord(word: string, kind: 'term' | 'language' | 'text', t: ReportsTranslate) {
  if (kind === 'language' && isLanguage(word)) return languageNames[word];
  return kind === 'term' && word === '' ? t('hidden') : word;
}

export function written(table: Table, language: Language): WrittenTable {
  const t = translatorIn(language);
  const { name, columns, rows, total } = table;
  const row = (cells: readonly Cell[]) =>
    columns.map((column, at) => writtenCell(cells[at] ?? null, column, language));
  return {
    name,
    title: t(`table.${name}`),
    columns: columns.map((column) => ({
      name: column,
      title: t(`column.${column}`),
      isNumber: isNumber(column),
    })),
    rows: rows.map(row),
    total: total ? [t('total'), ...row(total).slice(1)] : null,
  };
}

/** Why a report has nothing to show, and what to do. */
export function emptyText({ visitors }: Report, table: Table, language: Language): string {
  const t = translatorIn(language);
  if (visitors === 0) return t('empty.nobody');
  return t(`empty.${table.name}`);
}

/** What is wrong with days that somebody typed. */
export function faultText({ code, text, other }: DaysFault, language: Language): string {
  const t = translatorIn(language);
  if (code === 'noDay') return t('fault.noDay', { text });
  const day = (typed: string) => writtenDays(typed, typed, language);
  return t(`fault.${code}`, { text: day(text), other: day(other) });
}
