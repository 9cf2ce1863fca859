/** Orders and their payments in the schema `orders`. */
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  lt,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { giveBackTo, spendFrom, type Budget } from '#platform/db/budgets.ts';
import type { Db } from '#platform/db/database.ts';
import type { PaymentRedirect, PaymentStatus } from '../payments/contract.ts';
import type { CancelReason, OrderStatus } from './contract.ts';
import type { OrderFacts, Spent } from './record.ts';
import { openUntil } from './rules/anonymity.ts';
import { statusOrder } from './rules/payment-state.ts';
import { budget, payment, placed } from './tables.ts';

export interface OrderRow {
  number: string;
  key: string;
  cartToken: string;
  /** Who placed it while logged in. */
  customerId: string | null;
  idempotencyKey: string;
  status: OrderStatus;
  facts: OrderFacts;
  /** Why it was cancelled. */
  cancelReason: CancelReason | null;
  paidBy: string | null;
  /** Name and addresses have been taken out. */
  isAnonymous: boolean;
  /** When they will be, where the buyer asked for that. */
  eraseAt: Temporal.Instant | null;
  /** Name of the method that paid it, else of the one tried last; null before any was opened. */
  paymentMethod: string | null;
  /** The method tried last. */
  paymentMethodId: string | null;
  /** State of a payment that is under way, else of the one opened last. */
  paymentStatus: PaymentStatus | null;
}

/** Whose orders belong together: those of one cart, and those of one customer. */
export type Buyer = Pick<OrderRow, 'cartToken' | 'customerId'>;

const ofBuyer = ({ cartToken, customerId }: Buyer) =>
  or(
    eq(placed.cartToken, cartToken),
    customerId === null ? undefined : eq(placed.customerId, customerId),
  );

const awaits = eq(placed.status, 'awaiting-payment');

const ofOrder = eq(payment.number, placed.number);
const latest = desc(payment.position);
const query = new QueryBuilder();

const methodName = query
  .select({ value: payment.methodName })
  .from(payment)
  .where(and(ofOrder, isNotNull(payment.methodName)))
  .orderBy(sql`${payment.transactionId} = ${placed.paidBy} desc`, latest)
  .limit(1);
const methodId = query
  .select({ value: payment.methodId })
  .from(payment)
  .where(and(ofOrder, isNotNull(payment.methodId)))
  .orderBy(latest)
  .limit(1);
const paymentStatus = query
  .select({ value: payment.status })
  .from(payment)
  .where(ofOrder)
  .orderBy(sql`${payment.status} = 'pending' desc`, latest)
  .limit(1);

const columns = {
  number: placed.number,
  key: placed.key,
  cartToken: placed.cartToken,
  customerId: placed.customerId,
  idempotencyKey: placed.idempotencyKey,
  status: placed.status,
  facts: placed.facts,
  cancelReason: placed.cancelReason,
  paidBy: placed.paidBy,
  isAnonymous: placed.isAnonymous,
  eraseAt: placed.eraseAt,
  paymentMethod: sql`${methodName}`.mapWith(payment.methodName),
  paymentMethodId: sql`${methodId}`.mapWith(payment.methodId),
  paymentStatus: sql`${paymentStatus}`.mapWith(payment.status),
};

const orders = (db: Db) => db.select(columns).from(placed);

const first = async (rows: PromiseLike<OrderRow[]>): Promise<OrderRow | null> =>
  (await rows)[0] ?? null;

export const findOrder = (db: Db, number: string) =>
  first(orders(db).where(eq(placed.number, number)));

/** Holds the order until the transaction ends. */
export const holdOrder = (tx: Db, number: string) =>
  first(orders(tx).where(eq(placed.number, number)).for('update'));

export const findByIdempotencyKey = (db: Db, key: string) =>
  first(orders(db).where(eq(placed.idempotencyKey, key)));

/** Holds the orders of a buyer that await payment. */
export const holdAwaiting = (tx: Db, buyer: Buyer): Promise<OrderRow[]> =>
  orders(tx)
    .where(and(ofBuyer(buyer), awaits))
    .orderBy(asc(placed.number))
    .for('update');

/** Lines of the orders of a buyer that await payment. */
export async function heldFor(db: Db, buyer: Buyer): Promise<OrderFacts['lines']> {
  const waiting = await db
    .select({ facts: placed.facts })
    .from(placed)
    .where(and(ofBuyer(buyer), awaits));
  return waiting.flatMap(({ facts }) => facts.lines);
}

/** All orders a customer placed, latest first. */
export const allOrdersOf = (db: Db, customerId: string) =>
  orders(db)
    .where(eq(placed.customerId, customerId))
    .orderBy(desc(placed.placedAt), desc(placed.number))
    .$dynamic();

/** The latest of them. */
export const ordersOf = (db: Db, customerId: string, maximum: number): Promise<OrderRow[]> =>
  allOrdersOf(db, customerId).limit(maximum);

const asNumber = sql`${placed.number}::bigint`;

/** Orders that have waited for payment since before a moment: a page of them, after an order. */
export const awaitingSince = (
  db: Db,
  moment: Temporal.Instant,
  after: string,
  maximum: number,
): Promise<OrderRow[]> =>
  orders(db)
    .where(and(awaits, lt(placed.placedAt, moment), sql`${asNumber} > ${after}::bigint`))
    .orderBy(asNumber)
    .limit(maximum);

/** Writes a new order; null when the key belongs to another. */
export function insertOrder(
  tx: Db,
  order: Pick<OrderRow, 'key' | 'cartToken' | 'customerId' | 'idempotencyKey' | 'facts'> & {
    spent: Spent[];
  },
): Promise<OrderRow | null> {
  const { spent, ...rest } = order;
  const { totalEuroCents, placedAt } = order.facts;
  return first(
    tx
      .insert(placed)
      .values({
        ...rest,
        number: sql`nextval('orders.number')::text`,
        status: 'awaiting-payment',
        totalCents: totalEuroCents,
        budgetKeys: spent,
        placedAt: Temporal.Instant.from(placedAt),
        openUntil: openUntil(order.facts),
      })
      .onConflictDoNothing({ target: placed.idempotencyKey })
      .returning(columns),
  );
}

export async function setCancelled(tx: Db, number: string, reason: CancelReason): Promise<void> {
  await tx
    .update(placed)
    .set({ status: 'cancelled', cancelReason: reason })
    .where(eq(placed.number, number));
}

/** Ends an order that a payment paid: it is sent, or the payment goes back. */
export async function setPaid(
  tx: Db,
  number: string,
  status: 'paid' | 'refunded',
  paid: { by: string; at: Temporal.Instant },
): Promise<void> {
  await tx
    .update(placed)
    .set({ status, paidBy: paid.by, paidAt: paid.at })
    .where(eq(placed.number, number));
}

/** True when an order of the buyer was paid since a moment and is sent. */
export async function wasPaidSince(tx: Db, buyer: Buyer, moment: string): Promise<boolean> {
  const since = gte(placed.paidAt, Temporal.Instant.from(moment));
  return (await tx.$count(placed, and(ofBuyer(buyer), eq(placed.status, 'paid'), since))) > 0;
}

const rank = (status: SQLWrapper) =>
  sql`array_position(${sql.param(statusOrder)}::text[], ${status})`;

/** Notes what is known of a payment; its confirmation may have come before the rest is known.
 * @returns whether that is news */
export async function notePayment(
  db: Db,
  {
    transactionId,
    number,
    status,
  }: Pick<typeof payment.$inferSelect, 'transactionId' | 'number' | 'status'>,
): Promise<boolean> {
  const noted = await db
    .insert(payment)
    .values({ transactionId, number, status })
    .onConflictDoUpdate({
      target: payment.transactionId,
      set: { status },
      setWhere: sql`${rank(sql`excluded.status`)} > ${rank(payment.status)}`,
    })
    .returning({ number: payment.number });
  return noted.length > 0;
}

/** Writes a payment that was opened, and by which method. */
export async function putPayment(
  db: Db,
  number: string,
  opened: {
    transactionId: string;
    methodId: string;
    methodName: string;
    redirect: PaymentRedirect;
  },
): Promise<void> {
  const { transactionId, methodId: id, methodName: name, redirect } = opened;
  const rest = { methodId: id, methodName: name, redirect };
  await db
    .insert(payment)
    .values({ transactionId, number, ...rest })
    .onConflictDoUpdate({ target: payment.transactionId, set: rest });
}

export const paymentsOf = (db: Db, number: string) =>
  db.select().from(payment).where(eq(payment.number, number)).orderBy(asc(payment.position));

/** True for the first to mark it. */
export async function markRefunded(tx: Db, transactionId: string): Promise<boolean> {
  const marked = await tx
    .update(payment)
    .set({ refunded: true })
    .where(and(eq(payment.transactionId, transactionId), eq(payment.refunded, false)))
    .returning({ number: payment.number });
  return marked.length > 0;
}

/** Takes from a budget. @returns 0, or the seconds until there is enough */
export const spend = (db: Db, spending: Spent & { budget: Budget }, now: Temporal.Instant) =>
  spendFrom(db, budget, spending, now);

export const giveBack = (db: Db, { key, amount }: Spent) => giveBackTo(db, budget, key, amount);

/** What an order took from budgets, once: it is forgotten with it. */
export async function deleteSpent(tx: Db, number: string): Promise<Spent[]> {
  const before = aliasedTable(placed, 'before');
  const [taken] = await tx
    .update(placed)
    .set({ budgetKeys: [] })
    .from(before)
    .where(and(eq(placed.number, number), eq(before.number, number)))
    .returning({ spent: before.budgetKeys });
  return taken?.spent ?? [];
}

/** Forgets budgets that have long been full again. */
export async function deleteBudgets(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(budget).where(lt(budget.updatedAt, before));
}
