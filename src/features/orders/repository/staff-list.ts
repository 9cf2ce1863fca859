/** Orders as staff list and find them: one page of a view after another. */
import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import type { Condition, Position, View } from '../rules/views.ts';
import { payment, placed, refund, withdrawal } from '../tables.ts';
import { orders, type OrderRow } from '../repository.ts';
import { isRefusedSince } from './after-payment.ts';

export interface Listing {
  view: View;
  /** Each has to match; of one that has several, any of them. */
  words: readonly (readonly string[])[];
  /** ISO date in Finland. */
  today: string;
}

const query = new QueryBuilder();
const promised = sql`orders.promised(${placed.facts})`;
const openWithdrawals = query
  .select({ number: withdrawal.number })
  .from(withdrawal)
  .where(isNull(withdrawal.closedAt));
const refusedRefunds = query.select({ number: refund.number }).from(refund).where(isRefusedSince());
const refusedReturns = query
  .select({ number: payment.number })
  .from(payment)
  .where(eq(payment.refundStatus, 'refused'));

/** What was given back of an order, or is about to be. */
const givenBack = query
  .select({ cents: sql`coalesce(sum(${refund.totalCents}), 0)` })
  .from(refund)
  .where(and(eq(refund.number, placed.number), ne(refund.status, 'refused')));
/** Of an order that was refunded whole nothing is sent; one that cost nothing is. */
const isAnyLeft = or(eq(placed.totalCents, 0), sql`${placed.totalCents} > (${givenBack})`);

const conditions: Record<Condition, (today: string) => SQL | undefined> = {
  'to-send': () =>
    and(
      eq(placed.status, 'paid'),
      isNull(placed.deliveredOn),
      isNull(placed.cancelledAt),
      isAnyLeft,
    ),
  late: (today) => sql`${promised} < ${today}`,
  unpaid: () => eq(placed.status, 'awaiting-payment'),
  withdrawn: () => sql`${placed.number} in ${openWithdrawals}`,
  refused: () => sql`${placed.number} in (${refusedRefunds} union ${refusedReturns})`,
  cancelled: () => or(eq(placed.status, 'cancelled'), isNotNull(placed.cancelledAt)),
};

/** What an order has to be. A `case` keeps the planner from looking for it with an index of its own: beside the index
 * of words nothing helps, and words that are not read from there take a millisecond for each order. */
function listed({ view, today, words }: Listing): SQL {
  const all = view.only.map((one) => conditions[one](today));
  if (words.length === 0) return and(...all) ?? sql`true`;
  const each = all.map((one) => sql`when not (${one}) then false`);
  return each.length === 0 ? sql`true` : sql`case ${sql.join(each, sql` `)} else true end`;
}

/** The orders with the words, which a subquery holds back so that their index is always used. */
function from({ words }: Listing): SQL {
  if (words.length === 0) return sql`${placed}`;
  const every = words.map((any) => {
    const sought = any.map((word) => sql`orders.sought(${word})`);
    return sql`(${sql.join(sought, sql` || `)})`;
  });
  return sql`(select ${sql.join(every, sql` && `)} as words offset 0) as sought
    join ${placed} on orders.words(${placed.number}, ${placed.facts}) @@ sought.words`;
}

const keys = {
  placed: { column: sql`${placed.placedAt}`, type: sql`timestamptz` },
  promised: { column: promised, type: sql`text` },
};

/** To the microsecond, as instants are kept. */
const asText = { placed: instantText, promised: (key: SQL) => key };

function instantText(key: SQL): SQL {
  return sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

const Position = z.object({ at: z.string(), number: z.string() });

/** Positions of the orders of a view after the one given, at most `maximum`. */
export function positionsIn(
  db: Db,
  listing: Listing,
  { after, maximum }: { after: Position | null; maximum: number },
): Promise<Position[]> {
  const { by, first } = listing.view;
  const { column, type } = keys[by];
  const [compared, sorted] = first === 'latest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const isNext = after
    ? sql`(key, number) ${compared} (${after.at}::${type}, ${after.number})`
    : sql`true`;
  // Sorted after they are found: few of many words are found sooner than all orders are read in their order.
  const barrier = listing.words.length > 0 ? sql`offset 0` : sql``;
  return readRows(
    db,
    sql`select ${asText[by](sql`key`)} as at, number from (
        select ${column} as key, ${placed.number} as number from ${from(listing)}
        where ${listed(listing)} ${barrier}
      ) as found
      where ${isNext} order by key ${sorted}, number ${sorted} limit ${maximum}`,
    Position,
  );
}

/** How many orders a view has with the words. */
export async function countListed(db: Db, listing: Listing): Promise<number> {
  const [row] = await readRows(
    db,
    sql`select count(*) as count from ${from(listing)} where ${listed(listing)}`,
    z.object({ count: z.coerce.number() }),
  );
  return row?.count ?? 0;
}

/** The orders, in the order of the numbers. */
export async function ordersNumbered(db: Db, numbers: string[]): Promise<OrderRow[]> {
  if (numbers.length === 0) return [];
  const found = new Map(
    (await orders(db).where(inArray(placed.number, numbers))).map((row) => [row.number, row]),
  );
  return numbers.flatMap((number) => found.get(number) ?? []);
}
