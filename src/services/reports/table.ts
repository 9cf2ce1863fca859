/** Tables of reports as they are counted, before they are written for people or for programs. */
import type { MissedKind } from '#features/search/record/missed.ts';

/** What stands in each column; `cents` are euros when written, `percent` is a number such as 66.7,
 * `shift` one such as 0.04. */
export const columnKinds = {
  day: 'day',
  month: 'month',
  orders: 'count',
  pieces: 'count',
  products: 'cents',
  delivery: 'cents',
  total: 'cents',
  refunded: 'cents',
  item: 'text',
  product: 'text',
  sum: 'cents',
  step: 'step',
  visitors: 'count',
  percent: 'percent',
  term: 'term',
  language: 'language',
  searches: 'count',
  empty: 'count',
  campaign: 'text',
  name: 'text',
  views: 'count',
  presses: 'count',
  ordersAfter: 'count',
  page: 'text',
  loads: 'count',
  lcp: 'milliseconds',
  inp: 'milliseconds',
  cls: 'shift',
  ttfb: 'milliseconds',
} as const;
export type ColumnName = keyof typeof columnKinds;

/** Null: a share of nothing. */
export type Cell = string | number | null;

export interface Table {
  name:
    | 'months'
    | 'days'
    | 'products'
    | 'steps'
    | 'searches'
    | 'notFound'
    | MissedKind
    | 'campaigns'
    | 'vitals';
  columns: readonly ColumnName[];
  rows: readonly (readonly Cell[])[];
  /** Sums of all rows, null in columns that have none. */
  total?: readonly Cell[];
}

export interface Report {
  tables: readonly Table[];
  /** How many visitors who agreed to analytics there were; null in a report of all orders. */
  visitors: number | null;
}

export const isNumber = (column: ColumnName): boolean =>
  !['day', 'month', 'step', 'text', 'term', 'language'].includes(columnKinds[column]);
