/** The tables of each report. */
import { funnel, promotions, searches } from '#features/analytics/repository/reports.ts';
import { salesByDay, salesByProduct, type Period } from '#features/orders/repository/sales.ts';
import type { Db } from '#platform/db/database.ts';
import type { ReportName } from './options.ts';
import { euros, type Table } from './table.ts';

/** Rows of a table that has no end. */
const limit = 50;
/** Fewest visitors of a term in reports: rarer ones may say who searched. */
const fewest = 2;

export const tablesOf: Record<ReportName, (db: Db, period: Period) => Promise<Table[]>> = {
  async sales(db, period) {
    const days = await salesByDay(db, period);
    const products = await salesByProduct(db, period, limit);
    const sum = (of: (day: (typeof days)[number]) => number) =>
      days.reduce((total, day) => total + of(day), 0);
    const total = [
      'total',
      sum(({ orders }) => orders),
      sum(({ pieces }) => pieces),
      ...(['products', 'delivery', 'total', 'refunded'] as const).map((name) =>
        euros(sum((day) => day[name])),
      ),
    ];
    const rows = days.map((one) => [
      one.day,
      one.orders,
      one.pieces,
      ...[one.products, one.delivery, one.total, one.refunded].map(euros),
    ]);
    return [
      {
        title: 'Sales by day',
        columns: ['day', 'orders', 'pieces', 'products', 'delivery', 'total', 'refunded'],
        rows: rows.length > 0 ? [...rows, total] : rows,
      },
      {
        title: 'Products sold most',
        columns: ['item', 'name', 'pieces', 'sum'],
        rows: products.map(({ sokId, name, pieces, sum: cents }) => [
          sokId,
          name,
          pieces,
          euros(cents),
        ]),
      },
    ];
  },
  async funnel(db, period) {
    const steps = await funnel(db, period);
    const [first] = steps;
    const share = (visitors: number) =>
      first && first.visitors > 0 ? ((100 * visitors) / first.visitors).toFixed(1) : '';
    return [
      {
        title: 'From a visit to a purchase',
        columns: ['step', 'visitors', 'percent'],
        rows: steps.map(({ step, visitors }) => [step, visitors, share(visitors)]),
      },
    ];
  },
  async search(db, period) {
    const columns = ['term', 'searches', 'visitors', 'without results'];
    const table = async (title: string, onlyEmpty: boolean): Promise<Table> => {
      const found = await searches(db, period, { visitors: fewest, limit, onlyEmpty });
      const rows = found.map((one) => [one.term, one.searches, one.visitors, one.empty]);
      return { title, columns, rows };
    };
    return [await table('Searched most', false), await table('Not found', true)];
  },
  async campaigns(db, period) {
    const found = await promotions(db, period);
    return [
      {
        title: 'Campaigns',
        columns: ['campaign', 'name', 'views', 'visitors', 'presses', 'orders within a day'],
        rows: found.map((one) => [
          one.id,
          one.name,
          one.views,
          one.visitors,
          one.presses,
          one.orders,
        ]),
      },
    ];
  },
};
