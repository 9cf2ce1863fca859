/** Orders and their payments in the schema `orders`. */
import { and, asc, desc, eq, gte, isNotNull, lt, or, sql, type SQLWrapper } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/database.ts';
import type { PaymentRedirect, PaymentStatus } from '../payments/contract.ts';
import type { CancelReason, OrderStatus } from './contract.ts';
import type { OrderFacts, Spent } from './record.ts';
import { openUntil } from './rules/anonymity.ts';
import { statusOrder } from './rules/payment-state.ts';
import { payment, placed } from './tables.ts';

export interface OrderRow {
  number: string;
  key: string;
  cartToken: string;
  /** The customer who placed it; null for a guest. */
  customerId: string | null;
  idempotencyKey: string;
  status: OrderStatus;
  facts: OrderFacts;
  /** Why it was cancelled. */
  cancelReason: CancelReason | null;
  paidBy: string | null;
  paidAt: Temporal.Instant | null;
  /** Day on which the products came, as the seller recorded it. */
  deliveredOn: string | null;
  /** When the seller cancelled it after its payment; its status is `paid` then. */
  cancelledAt: Temporal.Instant | null;
  /** Name and addresses have been removed. */
  isAnonymous: boolean;
  /** When they will be removed, if the buyer requested that. */
  eraseAt: Temporal.Instant | null;
  /** Name of the method that paid it, otherwise of the last one tried; null before the first payment. */
  paymentMethod: string | null;
  /** Id of the last method tried. */
  paymentMethodId: string | null;
  /** Status of a pending payment, otherwise of the last one opened. */
  paymentStatus: PaymentStatus | null;
}

/** Orders of the same cart or the same customer belong to one buyer. */
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
  paidAt: placed.paidAt,
  deliveredOn: placed.deliveredOn,
  cancelledAt: placed.cancelledAt,
  isAnonymous: placed.isAnonymous,
  eraseAt: placed.eraseAt,
  paymentMethod: sql`${methodName}`.mapWith(payment.methodName),
  paymentMethodId: sql`${methodId}`.mapWith(payment.methodId),
  paymentStatus: sql`${paymentStatus}`.mapWith(payment.status),
};

export const orders = (db: Db) => db.select(columns).from(placed);

const first = async (rows: PromiseLike<OrderRow[]>): Promise<OrderRow | null> =>
  (await rows)[0] ?? null;

export const findOrder = (db: Db, number: string) =>
  first(orders(db).where(eq(placed.number, number)));

/** Locks the order until the transaction ends. */
export const holdOrder = (tx: Db, number: string) =>
  first(orders(tx).where(eq(placed.number, number)).for('update'));

export const findByIdempotencyKey = (db: Db, key: string) =>
  first(orders(db).where(eq(placed.idempotencyKey, key)));

/** Locks the orders of a buyer that await payment. */
export const holdAwaiting = (tx: Db, buyer: Buyer): Promise<OrderRow[]> =>
  orders(tx)
    .where(and(ofBuyer(buyer), awaits))
    .orderBy(asc(placed.number))
    .for('update');

/** Facts of the orders of a buyer that await payment and hold stock and times. */
export async function heldFor(db: Db, buyer: Buyer): Promise<OrderFacts[]> {
  const waiting = await db
    .select({ facts: placed.facts })
    .from(placed)
    .where(and(ofBuyer(buyer), awaits));
  return waiting.map(({ facts }) => facts);
}

/** All orders a customer placed, latest first. */
export const allOrdersOf = (db: Db, customerId: string) =>
  orders(db)
    .where(eq(placed.customerId, customerId))
    .orderBy(desc(placed.placedAt), desc(placed.number))
    .$dynamic();

/** The latest orders of a customer, at most `maximum`; with `before` those that come after that order of theirs. */
export function ordersOf(
  db: Db,
  customerId: string,
  maximum: number,
  before?: string,
): Promise<OrderRow[]> {
  const own = eq(placed.customerId, customerId);
  const at = sql`(select placed_at, number from ${placed} where number = ${before} and customer_id = ${customerId})`;
  const isNext =
    before === undefined ? undefined : sql`(${placed.placedAt}, ${placed.number}) < ${at}`;
  return allOrdersOf(db, customerId).where(and(own, isNext)).limit(maximum);
}

const asNumber = sql`${placed.number}::bigint`;

/** Orders that have awaited payment since before a time: one page, after the given order number. */
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

/** Writes a new order; null when another order has the idempotency key. */
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

export async function setFacts(tx: Db, number: string, facts: OrderFacts): Promise<void> {
  await tx.update(placed).set({ facts }).where(eq(placed.number, number));
}

/** Records the payment that paid an order, null for one that costs nothing: it is sent (`paid`) or the money is
 * returned (`refunded`). */
export async function setPaid(
  tx: Db,
  number: string,
  status: 'paid' | 'refunded',
  paid: { by: string | null; at: Temporal.Instant },
): Promise<void> {
  await tx
    .update(placed)
    .set({ status, paidBy: paid.by, paidAt: paid.at })
    .where(eq(placed.number, number));
}

/** True when an order of the buyer was paid since the time and not refunded. */
export async function wasPaidSince(tx: Db, buyer: Buyer, moment: string): Promise<boolean> {
  const since = gte(placed.paidAt, Temporal.Instant.from(moment));
  return (await tx.$count(placed, and(ofBuyer(buyer), eq(placed.status, 'paid'), since))) > 0;
}

const rank = (status: SQLWrapper) =>
  sql`array_position(${sql.param(statusOrder)}::text[], ${status})`;

/** Records the status of a payment; a confirmation may arrive before the payment itself is written.
 * @returns whether the status is new */
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

/** Writes an opened payment with its method. */
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
