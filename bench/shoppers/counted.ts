/** What the shop has counted: its database, its reports and its metrics. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readConfig } from '../../src/platform/config.ts';
import { readRows } from '../../src/platform/db/rows.ts';
import { openShopDatabase } from '../../src/services/database.ts';
import { lastDays, type ReportName } from '../../src/services/reports/days.ts';
import { readReport } from '../../src/services/reports/tables.ts';

const Count = z.object({ name: z.string(), count: z.coerce.number() });
const Sum = z.object({ orders: z.coerce.number(), cents: z.coerce.number() });

/** The database of a shop that has stopped. */
export async function inDatabase(environment: Record<string, string>) {
  const { database } = await openShopDatabase(readConfig(environment));
  const { db } = database;
  try {
    const orders = await readRows(
      db,
      sql`select status as name, count(*) as count from orders.placed group by 1`,
      Count,
    );
    const events = await readRows(
      db,
      sql`select name, count(*) as count from analytics.event group by 1`,
      Count,
    );
    const [paid] = await readRows(
      db,
      sql`select count(*) as orders, coalesce(sum(total_cents), 0) as cents
        from orders.placed where status = 'paid'`,
      Sum,
    );
    const [unlike] = await readRows(
      db,
      sql`select 'unlike' as name, count(*) as count
        from (select number, total_cents::text as cents from orders.placed where status = 'paid') as one
        full join (select order_number, facts ->> 'valueEuroCents' as cents
          from analytics.event where name = 'purchase') as other
        on one.number = other.order_number and one.cents = other.cents
        where one.number is null or other.order_number is null`,
      Count,
    );
    const byName = (rows: z.output<typeof Count>[]) =>
      Object.fromEntries(rows.map(({ name, count }) => [name, count]));
    // A run may go on past midnight.
    const days = lastDays(Temporal.Now.plainDateISO('Europe/Helsinki'), 2);
    const reported = async (name: ReportName) => (await readReport[name](db, days, 'fi')).tables;
    return {
      orders: byName(orders),
      events: byName(events),
      paid,
      unlike: unlike?.count,
      sales: (await reported('sales')).find(({ name }) => name === 'days')?.total ?? [],
      funnel: Object.fromEntries((await reported('funnel'))[0]?.rows ?? []) as Record<
        string,
        number
      >,
      searches: (await reported('search'))[0]?.rows ?? [],
    };
  } finally {
    await database.close();
  }
}

/** Sum of a metric's values whose labels contain all of these. */
export function inMetrics(text: string, name: string, ...labels: string[]): number {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return lines
    .filter((line) => labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
