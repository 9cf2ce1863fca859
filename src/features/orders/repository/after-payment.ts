/** Withdrawals and refunds of paid orders. */
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  notExists,
  sql,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/database.ts';
import { upsertRows } from '#platform/db/rows.ts';
import { shopZone } from '#platform/time.ts';
import type { OrderStatus } from '../contract.ts';
import type { Weighing, Withdrawal } from '../contract/after-payment.ts';
import type { Settled } from '../rules/withdrawal.ts';
import { totalOf } from '../rules/refund.ts';
import { findOrder, type OrderRow } from '../repository.ts';
import { placed, refund, weighing, withdrawal } from '../tables.ts';
import { returnedOf, type ReturnedRow } from './returned-payments.ts';

export type WithdrawalRow = typeof withdrawal.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;
export type WeighingRow = typeof weighing.$inferSelect;

/** What happened to an order after its payment. */
export interface Aftermath {
  withdrawals: WithdrawalRow[];
  /** Also those that were refused. */
  refunds: RefundRow[];
  /** Without those whose refund was refused: they are weighed again. */
  weighings: WeighingRow[];
  /** Payments that were given back as a whole. */
  returned: ReturnedRow[];
}

export const noAftermath: Aftermath = {
  withdrawals: [],
  refunds: [],
  weighings: [],
  returned: [],
};

/** Withdrawals and refunds of the orders, by number; orders without any are left out. */
export async function aftermathOf(db: Db, numbers: string[]): Promise<Map<string, Aftermath>> {
  const found = new Map<string, Aftermath>();
  if (numbers.length === 0) return found;
  const of = (number: string): Aftermath => {
    const known = found.get(number);
    if (known) return known;
    const none: Aftermath = { withdrawals: [], refunds: [], weighings: [], returned: [] };
    found.set(number, none);
    return none;
  };
  const [withdrawals, refunds, weighings] = [
    await db
      .select()
      .from(withdrawal)
      .where(inArray(withdrawal.number, numbers))
      .orderBy(asc(withdrawal.receivedAt), asc(withdrawal.id)),
    await db.select().from(refund).where(inArray(refund.number, numbers)).orderBy(asc(refund.id)),
    await db
      .select(getTableColumns(weighing))
      .from(weighing)
      .leftJoin(refund, eq(refund.id, weighing.refundId))
      .where(
        and(inArray(weighing.number, numbers), sql`${refund.status} is distinct from 'refused'`),
      )
      .orderBy(asc(weighing.line)),
  ];
  for (const row of withdrawals) of(row.number).withdrawals.push(row);
  for (const row of refunds) of(row.number).refunds.push(row);
  for (const row of weighings) of(row.number).weighings.push(row);
  for (const row of await returnedOf(db, numbers)) of(row.number).returned.push(row);
  return found;
}

export const aftermath = async (db: Db, number: string): Promise<Aftermath> =>
  (await aftermathOf(db, [number])).get(number) ?? noAftermath;

export const withdrawalOfRow = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  receivedAt: String(row.receivedAt),
  name: row.name,
  lines: row.lines,
  deliveryEuroCents: row.deliveryCents,
  totalEuroCents: row.totalCents,
});

/** The order as the rules of withdrawals and refunds see it. */
export const settledOf = (
  order: OrderRow,
  { withdrawals, refunds, weighings }: Aftermath,
): Settled => ({
  status: order.status,
  facts: order.facts,
  isAnonymous: order.isAnonymous,
  deliveredOn: order.deliveredOn,
  withdrawals: withdrawals.map(withdrawalOfRow),
  refunds: refunds.filter(({ status }) => status !== 'refused'),
  weighings,
});

export const weighingOfRow = ({ line, grams, finalCents, weighedAt }: WeighingRow): Weighing => ({
  line,
  grams,
  finalEuroCents: finalCents,
  weighedAt: String(weighedAt),
});

/** Records what lines weigh; of a line whose refund was refused anew. */
export async function putWeighings(tx: Db, rows: WeighingRow[]): Promise<void> {
  await upsertRows(tx, weighing, getTableColumns(weighing), rows);
}

export async function insertWithdrawal(
  tx: Db,
  number: string,
  given: Withdrawal & { idempotencyKey: string },
): Promise<void> {
  await tx.insert(withdrawal).values({
    id: given.id,
    number,
    idempotencyKey: given.idempotencyKey,
    receivedAt: Temporal.Instant.from(given.receivedAt),
    name: given.name,
    lines: given.lines,
    deliveryCents: given.deliveryEuroCents,
    totalCents: given.totalEuroCents,
  });
}

export async function insertRefund(
  tx: Db,
  given: Pick<
    RefundRow,
    'number' | 'cause' | 'transactionId' | 'sums' | 'requestedAt' | 'reason' | 'requestedBy'
  >,
): Promise<RefundRow> {
  const [row] = await tx
    .insert(refund)
    .values({ ...given, totalCents: totalOf(given.sums) })
    .returning();
  if (!row) throw new Error('The refund was not written.');
  return row;
}

export async function findRefund(db: Db, id: number): Promise<RefundRow | null> {
  const [row] = await db.select().from(refund).where(eq(refund.id, id));
  return row ?? null;
}

/** Records the provider's number of a refund that it has not decided yet. */
export async function notePending(db: Db, id: number, providerId: string): Promise<void> {
  await db.update(refund).set({ providerId }).where(eq(refund.id, id));
}

/** Records what the payment provider answered. @returns the refund, or null when that was known already */
export async function settleRefund(
  tx: Db,
  id: number,
  answer: { status: 'accepted' | 'refused'; refusal: string | null; at: Temporal.Instant },
): Promise<RefundRow | null> {
  const { status, refusal, at } = answer;
  const [row] = await tx
    .update(refund)
    .set({ status, refusal, settledAt: at })
    .where(and(eq(refund.id, id), eq(refund.status, 'waiting')))
    .returning();
  return row ?? null;
}

/** Marks the withdrawals of an order as handled, or as open again. */
export async function setClosed(
  tx: Db,
  number: string,
  closedAt: Temporal.Instant | null,
): Promise<void> {
  await tx.update(withdrawal).set({ closedAt }).where(eq(withdrawal.number, number));
}

/** Numbers of orders with a withdrawal that is not handled, the earliest notice first. */
export async function openWithdrawals(db: Db): Promise<string[]> {
  const rows = await db
    .select({ number: withdrawal.number })
    .from(withdrawal)
    .where(isNull(withdrawal.closedAt))
    .groupBy(withdrawal.number)
    .orderBy(sql`min(${withdrawal.receivedAt})`);
  return rows.map(({ number }) => number);
}

const later = aliasedTable(refund, 'later');

/** Refused, and the order has had no refund since. */
export const isRefusedSince = () =>
  and(
    eq(refund.status, 'refused'),
    notExists(
      new QueryBuilder()
        .select({ id: later.id })
        .from(later)
        .where(and(eq(later.number, refund.number), gt(later.id, refund.id))),
    ),
  );

/** Refused refunds of orders that have had no refund since; of one order when it is named. */
export function refusedRefunds(db: Db, number?: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refund)
    .where(and(isRefusedSince(), number === undefined ? undefined : eq(refund.number, number)))
    .orderBy(asc(refund.id));
}

/** Notes that the order's refused refunds, without a refund since, were paid back otherwise. @returns those refunds */
export async function settleRefusedOtherwise(
  tx: Db,
  number: string,
  now: Temporal.Instant,
): Promise<RefundRow[]> {
  const refused = await refusedRefunds(tx, number);
  if (refused.length === 0) return [];
  const ids = refused.map(({ id }) => id);
  return tx
    .update(refund)
    .set({ status: 'accepted', settledAt: now })
    .where(inArray(refund.id, ids))
    .returning();
}

/** Refunds that the provider has not decided yet, the earliest first. */
export function pendingRefunds(db: Db): Promise<RefundRow[]> {
  return db
    .select()
    .from(refund)
    .where(and(eq(refund.status, 'waiting'), isNotNull(refund.providerId)))
    .orderBy(asc(refund.id));
}

/** The order placed with an address; null when there is none or its buyer is forgotten. */
export async function findOrderOf(
  db: Db,
  { number, email }: { number: string; email: string },
): Promise<OrderRow | null> {
  const order = await findOrder(db, number);
  if (!order || order.isAnonymous) return null;
  const isTheirs = order.facts.customer.email.toLowerCase() === email.trim().toLowerCase();
  return isTheirs ? order : null;
}

export async function setDelivered(tx: Db, number: string, day: string): Promise<void> {
  await tx.update(placed).set({ deliveredOn: day }).where(eq(placed.number, number));
}

/** Orders in a state. */
export interface Listed {
  status: OrderStatus;
  /** ISO date in Finland on which they were placed; any day when absent. */
  day?: string | undefined;
}

const isListed = ({ status, day }: Listed) =>
  and(
    eq(placed.status, status),
    day === undefined
      ? undefined
      : sql`(${placed.placedAt} at time zone ${shopZone})::date = ${day}::date`,
  );

/** Numbers of those orders, the latest first, at most `maximum`.
 * @param before number of an order: only those that come after it in the list */
export async function numbersIn(
  db: Db,
  listed: Listed,
  { before, maximum }: { before?: string | undefined; maximum: number },
): Promise<string[]> {
  const at = sql`(select placed_at, number from ${placed} where number = ${before ?? ''})`;
  const isNext =
    before === undefined ? undefined : sql`(${placed.placedAt}, ${placed.number}) < ${at}`;
  const rows = await db
    .select({ number: placed.number })
    .from(placed)
    .where(and(isListed(listed), isNext))
    .orderBy(desc(placed.placedAt), desc(placed.number))
    .limit(maximum);
  return rows.map(({ number }) => number);
}

export const countIn = (db: Db, listed: Listed): Promise<number> =>
  db.$count(placed, isListed(listed));
