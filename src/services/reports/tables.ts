/** The tables of each report, counted by the database. */
import {
  funnel,
  promotions,
  searches,
  speeds,
  visitorsIn,
} from '#features/analytics/repository/reports.ts';
import { salesByDay, salesByProduct, type SalesDay } from '#features/orders/repository/sales.ts';
import { namesOf } from '#features/catalogue/repository/names.ts';
import { missedKinds, type MissedKind } from '#features/search/record/missed.ts';
import { missedMost } from '#features/search/repository.ts';
import type { Db } from '#platform/db/database.ts';
import { localText, type Language } from '#platform/i18n/language.ts';
import { instantsOf, type Days, type ReportName } from './days.ts';
import type { Cell, Report, Table } from './table.ts';

/** Rows of a table that has no end. */
const limit = 50;
/** Fewest visitors or searches of a term in reports: rarer ones may say who searched. */
const fewest = 2;
/** From more days on, sales are shown by month too. */
const manyDays = 92;

const sums = ['orders', 'pieces', 'products', 'delivery', 'total', 'refunded'] as const;
type Sums = Pick<SalesDay, (typeof sums)[number]>;

const added = (all: readonly Sums[]): number[] =>
  sums.map((name) => all.reduce((sum, one) => sum + one[name], 0));

function byMonth(days: readonly SalesDay[]): Cell[][] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return [...months].map(([month, its]) => [month, ...added(its)]);
}

function salesTable(name: 'days' | 'months', days: readonly SalesDay[]): Table {
  const rows =
    name === 'months' ? byMonth(days) : days.map((one) => [one.day, ...added([one])] as Cell[]);
  const column = name === 'months' ? 'month' : 'day';
  const total = days.length > 0 && { total: [null, ...added(days)] };
  return { name, columns: [column, ...sums], rows, ...total };
}

async function sales(db: Db, days: Days, language: Language): Promise<Report> {
  const period = instantsOf(days);
  const sold = await salesByDay(db, period);
  const products = await salesByProduct(db, period, limit);
  const names = await namesOf(
    db,
    products.map(({ sokId }) => sokId),
  );
  /** Orders have the name in their own language. */
  const nameOf = (sokId: string, ordered: string) => {
    const name = names.get(sokId);
    return name ? localText(name, language) : ordered;
  };
  const isLong = days.from.until(days.until).days >= manyDays;
  return {
    visitors: null,
    tables: [
      ...(isLong ? [salesTable('months', sold)] : []),
      salesTable('days', sold),
      {
        name: 'products',
        columns: ['product', 'item', 'pieces', 'sum'],
        rows: products.map(({ sokId, name, pieces, sum }) => [
          nameOf(sokId, name),
          sokId,
          pieces,
          sum,
        ]),
      },
    ],
  };
}

async function waysToPurchases(db: Db, days: Days): Promise<Report> {
  const steps = await funnel(db, instantsOf(days));
  const visitors = steps[0]?.visitors ?? 0;
  const share = (of: number) => (visitors > 0 ? Math.round((1000 * of) / visitors) / 10 : null);
  const rows = steps.map((one) => [one.step, one.visitors, share(one.visitors)]);
  const columns = ['step', 'visitors', 'percent'] as const;
  return { visitors, tables: [{ name: 'steps', columns, rows: visitors > 0 ? rows : [] }] };
}

async function searched(db: Db, days: Days): Promise<Report> {
  const period = instantsOf(days);
  const table = async (name: 'searches' | 'notFound'): Promise<Table> => {
    const onlyEmpty = name === 'notFound';
    const found = await searches(db, period, { visitors: fewest, limit, onlyEmpty });
    const columns = onlyEmpty
      ? (['term', 'empty', 'searches', 'visitors'] as const)
      : (['term', 'searches', 'visitors', 'empty'] as const);
    return { name, columns, rows: found.map((one) => columns.map((column) => one[column])) };
  };
  return {
    visitors: await visitorsIn(db, period),
    tables: [await table('searches'), await table('notFound')],
  };
}

/** Of all searches, also of visitors who did not agree to analytics: nothing of them is stored. */
async function missed(db: Db, { from, until }: Days): Promise<Report> {
  const table = async (name: MissedKind): Promise<Table> => {
    const wanted = { from: String(from), until: String(until), fewest, limit };
    const found = await missedMost(db, name, wanted);
    const columns = ['term', 'searches', 'language'] as const;
    return { name, columns, rows: found.map((one) => columns.map((column) => one[column])) };
  };
  const tables = [];
  for (const kind of missedKinds) tables.push(await table(kind));
  return { visitors: null, tables };
}

async function campaigns(db: Db, days: Days, language: Language): Promise<Report> {
  const period = instantsOf(days);
  const found = await promotions(db, period, language);
  const rows = found.map((one) => [
    one.name,
    one.views,
    one.visitors,
    one.presses,
    one.orders,
    one.id,
  ]);
  return {
    visitors: await visitorsIn(db, period),
    tables: [
      {
        name: 'campaigns',
        columns: ['name', 'views', 'visitors', 'presses', 'ordersAfter', 'campaign'],
        rows,
      },
    ],
  };
}

async function speed(db: Db, days: Days): Promise<Report> {
  const period = instantsOf(days);
  const columns = ['page', 'loads', 'lcp', 'inp', 'cls', 'ttfb'] as const;
  const found = await speeds(db, period);
  return {
    visitors: await visitorsIn(db, period),
    tables: [
      { name: 'vitals', columns, rows: found.map((one) => columns.map((column) => one[column])) },
    ],
  };
}

type ReadReport = (db: Db, days: Days, language: Language) => Promise<Report>;

/** Names of products and campaigns are in the language. */
export const readReport: Record<ReportName, ReadReport> = {
  sales,
  funnel: waysToPurchases,
  search: searched,
  missed,
  campaigns,
  speed,
};
