/** Orders and their payments in the schema `orders`. */
import { sql, type SQL } from 'drizzle-orm';
import { giveBackTo, spendFrom, type Budget } from '#platform/db/budgets.ts';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { PaymentRedirect, PaymentStatus } from '../payments/contract.ts';
import type { CancelReason, OrderStatus } from './contract.ts';
import { openUntil } from './rules/anonymity.ts';
import type { OrderFacts } from './rules.ts';
import { statusOrder } from './rules/payment-state.ts';

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
  /** When they will be, where the buyer asked for that; epoch milliseconds. */
  eraseAt: number | null;
  /** Name of the method that paid it, else of the one tried last; null before any was opened. */
  paymentMethod: string | null;
  /** The method tried last. */
  paymentMethodId: string | null;
  /** State of a payment that is under way, else of the one opened last. */
  paymentStatus: PaymentStatus | null;
}

/** Whose orders belong together: those of one cart, and those of one customer. */
export type Buyer = Pick<OrderRow, 'cartToken' | 'customerId'>;

const ofBuyer = ({ cartToken, customerId }: Buyer): SQL =>
  sql`(cart_token = ${cartToken} or customer_id = ${customerId})`;

const columns = sql`number, key, cart_token as "cartToken", customer_id as "customerId",
  idempotency_key as "idempotencyKey",
  status, facts, cancel_reason as "cancelReason", paid_by as "paidBy",
  is_anonymous as "isAnonymous", (extract(epoch from erase_at) * 1000)::float8 as "eraseAt",
  (select method_name from orders.payment p
    where p.number = placed.number and method_name is not null
    order by p.transaction_id = placed.paid_by desc, p.position desc limit 1) as "paymentMethod",
  (select method_id from orders.payment p
    where p.number = placed.number and method_id is not null
    order by p.position desc limit 1) as "paymentMethodId",
  (select p.status from orders.payment p where p.number = placed.number
    order by p.status = 'pending' desc, p.position desc limit 1) as "paymentStatus"`;

const select = (db: Db, rest: SQL): Promise<OrderRow[]> =>
  rowsOf<OrderRow>(db, sql`select ${columns} from orders.placed ${rest}`);

const first = async (rows: Promise<OrderRow[]>): Promise<OrderRow | null> =>
  (await rows)[0] ?? null;

export const findOrder = (db: Db, number: string) =>
  first(select(db, sql`where number = ${number}`));

/** Holds the order until the transaction ends. */
export const holdOrder = (tx: Db, number: string) =>
  first(select(tx, sql`where number = ${number} for update`));

export const findByIdempotencyKey = (db: Db, key: string) =>
  first(select(db, sql`where idempotency_key = ${key}`));

/** Holds the orders of a buyer that await payment. */
export const holdAwaiting = (tx: Db, buyer: Buyer) =>
  select(
    tx,
    sql`where ${ofBuyer(buyer)} and status = 'awaiting-payment' order by number for update`,
  );

/** Lines of the orders of a buyer that await payment. */
export async function heldFor(db: Db, buyer: Buyer): Promise<OrderFacts['lines']> {
  const where = sql`where ${ofBuyer(buyer)} and status = 'awaiting-payment'`;
  return (await select(db, where)).flatMap(({ facts }) => facts.lines);
}

const latestFirst = sql`order by placed_at desc, number desc`;

/** The latest orders a customer placed, latest first. */
export const ordersOf = (db: Db, customerId: string, maximum: number) =>
  select(db, sql`where customer_id = ${customerId} ${latestFirst} limit ${maximum}`);

/** All of them. */
export const allOrdersOf = (db: Db, customerId: string) =>
  select(db, sql`where customer_id = ${customerId} ${latestFirst}`);

/** Orders that have waited for payment since before a moment: a page of them, after an order. */
export const awaitingSince = (db: Db, moment: Temporal.Instant, after: string, maximum: number) =>
  select(
    db,
    sql`where status = 'awaiting-payment' and placed_at < ${String(moment)}
      and number::bigint > ${after}::bigint order by number::bigint limit ${maximum}`,
  );

/** Writes a new order; null when the key belongs to another. */
export async function insertOrder(
  tx: Db,
  order: Pick<OrderRow, 'key' | 'cartToken' | 'customerId' | 'idempotencyKey' | 'facts'> & {
    spent: Spent[];
  },
): Promise<OrderRow | null> {
  const { key, cartToken, customerId, idempotencyKey, facts, spent } = order;
  const rows = rowsOf<OrderRow>(
    tx,
    sql`
    insert into orders.placed
      (number, key, cart_token, customer_id, idempotency_key, status, facts, total_cents, budget_keys, placed_at,
        open_until)
    values (nextval('orders.number')::text, ${key}, ${cartToken}, ${customerId}, ${idempotencyKey},
      'awaiting-payment', ${JSON.stringify(facts)}::jsonb, ${facts.totalEuroCents},
      ${JSON.stringify(spent)}::jsonb, ${facts.placedAt}, ${String(openUntil(facts))})
    on conflict (idempotency_key) do nothing
    returning ${columns}`,
  );
  return first(rows);
}

export async function setCancelled(tx: Db, number: string, reason: CancelReason): Promise<void> {
  await tx.execute(sql`update orders.placed set status = 'cancelled', cancel_reason = ${reason}
    where number = ${number}`);
}

/** Ends an order that a payment paid: it is sent, or the payment goes back. */
export async function setPaid(
  tx: Db,
  number: string,
  status: 'paid' | 'refunded',
  paid: { by: string; at: Temporal.Instant },
): Promise<void> {
  await tx.execute(sql`
    update orders.placed set status = ${status}, paid_by = ${paid.by}, paid_at = ${String(paid.at)}
    where number = ${number}`);
}

/** True when an order of the buyer was paid since a moment and is sent. */
export async function wasPaidSince(tx: Db, buyer: Buyer, moment: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select number from orders.placed
      where ${ofBuyer(buyer)} and status = 'paid' and paid_at >= ${moment}`,
  );
  return rows.length > 0;
}

export interface PaymentRow {
  transactionId: string;
  methodId: string | null;
  redirect: PaymentRedirect | null;
  status: PaymentStatus;
}

const states = sql`array[${sql.join(
  statusOrder.map((status) => sql`${status}`),
  sql`, `,
)}]::text[]`;

/** Notes what is known of a payment; its confirmation may have come before the rest is known.
 * @returns whether that is news */
export async function notePayment(
  db: Db,
  payment: { transactionId: string; number: string; status: PaymentStatus },
): Promise<boolean> {
  const { transactionId, number, status } = payment;
  const rows = await rowsOf(
    db,
    sql`insert into orders.payment as payment (transaction_id, number, status)
      values (${transactionId}, ${number}, ${status})
    on conflict (transaction_id) do update set status = excluded.status
      where array_position(${states}, excluded.status) > array_position(${states}, payment.status)
    returning number`,
  );
  return rows.length > 0;
}

/** Writes a payment that was opened, and by which method. */
export async function putPayment(
  db: Db,
  number: string,
  payment: {
    transactionId: string;
    methodId: string;
    methodName: string;
    redirect: PaymentRedirect;
  },
): Promise<void> {
  const { transactionId, methodId, methodName } = payment;
  await db.execute(sql`
    insert into orders.payment (transaction_id, number, method_id, method_name, redirect)
    values (${transactionId}, ${number}, ${methodId}, ${methodName},
      ${JSON.stringify(payment.redirect)}::jsonb)
    on conflict (transaction_id) do update set method_id = excluded.method_id,
      method_name = excluded.method_name, redirect = excluded.redirect`);
}

export const paymentsOf = (db: Db, number: string) =>
  rowsOf<PaymentRow>(
    db,
    sql`select transaction_id as "transactionId", method_id as "methodId", redirect, status
      from orders.payment where number = ${number} order by position`,
  );

/** True for the first to mark it. */
export async function markRefunded(tx: Db, transactionId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`
    update orders.payment set refunded = true
    where transaction_id = ${transactionId} and not refunded returning number`,
  );
  return rows.length > 0;
}

/** What an order took from a budget. */
export interface Spent {
  key: string;
  amount: number;
}

const budgetTable = sql`orders.budget`;

/** Takes from a budget. @returns 0, or the seconds until there is enough */
export const spend = (db: Db, spending: Spent & { budget: Budget }, now: Temporal.Instant) =>
  spendFrom(db, budgetTable, spending, now);

export const giveBack = (db: Db, { key, amount }: Spent) =>
  giveBackTo(db, budgetTable, key, amount);

/** What an order took from budgets, once: it is forgotten with it. */
export async function deleteSpent(tx: Db, number: string): Promise<Spent[]> {
  const rows = await rowsOf<{ spent: Spent[] }>(
    tx,
    sql`update orders.placed set budget_keys = '[]' from orders.placed before
      where placed.number = ${number} and before.number = placed.number
      returning before.budget_keys as spent`,
  );
  return rows[0]?.spent ?? [];
}

/** Forgets budgets that have long been full again. */
export async function deleteBudgets(db: Db, before: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from orders.budget where updated_at < ${String(before)}`);
}
