/** Orders and their payments in the schema `orders`. */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { PaymentRedirect } from '../payments/contract.ts';
import type { OrderStatus } from './contract.ts';
import type { OrderFacts } from './rules.ts';

export interface OrderRow {
  number: string;
  key: string;
  cartToken: string;
  idempotencyKey: string;
  status: OrderStatus;
  facts: OrderFacts;
  callbackUrl: string;
  paidBy: string | null;
}

const columns = sql`number, key, cart_token as "cartToken", idempotency_key as "idempotencyKey",
  status, facts, callback_url as "callbackUrl", paid_by as "paidBy"`;

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

/** Holds the orders of a cart that await payment. */
export const holdAwaiting = (tx: Db, cartToken: string) =>
  select(
    tx,
    sql`where cart_token = ${cartToken} and status = 'awaiting-payment' order by number for update`,
  );

/** Orders that have waited for payment since before a moment. */
export const awaitingSince = (db: Db, moment: Temporal.Instant) =>
  select(
    db,
    sql`where status = 'awaiting-payment' and placed_at < ${String(moment)} order by placed_at limit 100`,
  );

export async function insertOrder(
  tx: Db,
  order: Omit<OrderRow, 'number' | 'status' | 'paidBy'>,
): Promise<OrderRow> {
  const { key, cartToken, idempotencyKey, facts, callbackUrl } = order;
  const [row] = await rowsOf<OrderRow>(
    tx,
    sql`
    insert into orders.placed
      (number, key, cart_token, idempotency_key, status, facts, total_cents, callback_url, placed_at)
    values (nextval('orders.number')::text, ${key}, ${cartToken}, ${idempotencyKey},
      'awaiting-payment', ${JSON.stringify(facts)}::jsonb, ${facts.totalEuroCents},
      ${callbackUrl}, ${facts.placedAt})
    returning ${columns}`,
  );
  if (!row) throw new Error('The order was not written.');
  return row;
}

export async function setStatus(
  tx: Db,
  number: string,
  status: OrderStatus,
  paidBy: string | null = null,
): Promise<void> {
  await tx.execute(sql`
    update orders.placed set status = ${status}, paid_by = coalesce(${paidBy}, paid_by)
    where number = ${number}`);
}

/** Writes a payment; a confirmation may have come before its redirect is known. */
export async function putPayment(
  db: Db,
  payment: { transactionId: string; number: string; redirect: PaymentRedirect | null },
): Promise<void> {
  const redirect = payment.redirect && JSON.stringify(payment.redirect);
  await db.execute(sql`
    insert into orders.payment (transaction_id, number, redirect)
    values (${payment.transactionId}, ${payment.number}, ${redirect}::jsonb)
    on conflict (transaction_id) do update
    set redirect = coalesce(excluded.redirect, orders.payment.redirect)`);
}

export const paymentsOf = (db: Db, number: string) =>
  rowsOf<{ transactionId: string; redirect: PaymentRedirect | null }>(
    db,
    sql`select transaction_id as "transactionId", redirect from orders.payment where number = ${number}`,
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
