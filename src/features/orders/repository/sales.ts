/** What was sold, by Finnish days; a sale is of the day of its payment. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import { shopZone } from '#platform/time.ts';
import { placed, refund } from '../tables.ts';

/** From the first instant on, before the second one. */
export interface Period {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

const count = z.coerce.number();

/** Sums are cents; `products` after discounts. `refunded`: asked back that day, whenever it was sold. */
const SalesDay = z.object({
  day: z.string(),
  orders: count,
  pieces: count,
  products: count,
  delivery: count,
  total: count,
  refunded: count,
});
export type SalesDay = z.output<typeof SalesDay>;

const at = (instant: Temporal.Instant) => sql`${String(instant)}::timestamptz`;
const dayOf = (column: unknown) =>
  sql`to_char(${column} at time zone ${sql.raw(`'${shopZone}'`)}, 'YYYY-MM-DD')`;

const lines = sql`jsonb_array_elements(${placed.facts} -> 'lines') as line`;
const inPeriod = ({ from, until }: Period) =>
  sql`${placed.status} = 'paid' and ${placed.paidAt} >= ${at(from)} and ${placed.paidAt} < ${at(until)}`;

/** Days on which something was sold or refunded, in order. */
export const salesByDay = (db: Db, period: Period): Promise<SalesDay[]> =>
  readRows(
    db,
    sql`with sold as (
        select ${dayOf(placed.paidAt)} as day, count(*) as orders,
          sum((select sum((line ->> 'quantity')::int) from ${lines})) as pieces,
          sum((select sum((one ->> 'priceEuroCents')::int)
            from jsonb_array_elements(${placed.facts} -> 'deliveries') as one)) as delivery,
          sum(${placed.totalCents}) as total
        from ${placed} where ${inPeriod(period)} group by 1
      ), refunded as (
        select ${dayOf(refund.requestedAt)} as day, sum(${refund.totalCents}) as cents
        from ${refund} where ${refund.status} <> 'refused'
          and ${refund.requestedAt} >= ${at(period.from)} and ${refund.requestedAt} < ${at(period.until)}
        group by 1
      )
      select day, coalesce(orders, 0) as orders, coalesce(pieces, 0) as pieces,
        coalesce(total - delivery, 0) as products, coalesce(delivery, 0) as delivery,
        coalesce(total, 0) as total, coalesce(cents, 0) as refunded
      from sold full join refunded using (day) order by day`,
    SalesDay,
  );

/** Before discounts of the whole order; cents. */
const SoldProduct = z.object({ sokId: z.string(), name: z.string(), pieces: count, sum: count });
export type SoldProduct = z.output<typeof SoldProduct>;

/** Most sold first; at most `limit`. */
export const salesByProduct = (db: Db, period: Period, limit: number): Promise<SoldProduct[]> =>
  readRows(
    db,
    sql`select line ->> 'sokId' as "sokId", max(line ->> 'name') as name,
        sum((line ->> 'quantity')::int) as pieces, sum((line ->> 'rowTotalEuroCents')::int) as sum
      from ${placed} cross join ${lines} where ${inPeriod(period)}
      group by 1 order by sum desc, 1 limit ${limit}`,
    SoldProduct,
  );
