/** Personal data in orders: export, and erasure on request or after a time (L29). */
import { and, eq, inArray, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { nobody } from '../rules/anonymity.ts';
import { allOrdersOf, type OrderRow } from '../repository.ts';
import { payment, placed, refund, weighing, withdrawal } from '../tables.ts';
import {
  aftermath,
  aftermathOf,
  noAftermath,
  weighingOfRow,
  type Aftermath,
} from './after-payment.ts';

/** An order as stored, without its key. */
const exported = (
  { number, status, paymentMethod, deliveredOn, facts }: OrderRow,
  after: Aftermath,
) => ({
  number,
  status,
  paymentMethod,
  deliveredOn,
  ...facts,
  withdrawals: after.withdrawals.map(({ receivedAt, name, lines, totalCents }) => ({
    receivedAt: String(receivedAt),
    name,
    lines,
    totalCents,
  })),
  refunds: after.refunds.map(({ requestedAt, status: state, sums, totalCents }) => ({
    requestedAt: String(requestedAt),
    status: state,
    ...sums,
    totalCents,
  })),
  returnedPayments: after.returned.map((row) => ({
    requestedAt: String(row.refundRequestedAt),
    status: row.refundStatus,
    totalCents: row.totalCents,
  })),
  weighings: after.weighings.map(weighingOfRow),
});

/** The customer's orders as stored, for the data export. */
export async function exportCustomer(db: Db, customerId: string) {
  const orders = await allOrdersOf(db, customerId);
  const numbers = orders.map(({ number }) => number);
  const after = await aftermathOf(db, numbers);
  return orders.map((order) => exported(order, after.get(order.number) ?? noAftermath));
}

/** An order as stored with its withdrawals and refunds, for the data export. */
export const exportOrder = async (db: Db, order: OrderRow) =>
  exported(order, await aftermath(db, order.number));

/** E-mail addresses in the customer's orders. */
export async function emailsOf(db: Db, customerId: string): Promise<string[]> {
  const given = await db
    .selectDistinct({ email: sql`${placed.facts} #>> '{customer,email}'`.mapWith(String) })
    .from(placed)
    .where(eq(placed.customerId, customerId));
  return given.map(({ email }) => email);
}

/** Detaches orders from their customer; the orders stay, for bookkeeping. Name and address are removed at once,
 * or as soon as the products can no longer be returned. */
async function erase(tx: Db, which: SQL, now: Temporal.Instant): Promise<void> {
  const at = sql`${String(now)}::timestamptz`;
  await tx
    .update(placed)
    .set({
      customerId: null,
      eraseAt: sql`case when ${placed.status} in ('cancelled', 'refunded') then ${at}
        else greatest(${at}, ${placed.openUntil}) end`,
    })
    .where(which);
  await eraseDue(tx, now);
}

/** Erases the personal data in all orders of a customer. */
export const eraseCustomer = (tx: Db, customerId: string, now: Temporal.Instant): Promise<void> =>
  erase(tx, eq(placed.customerId, customerId), now);

/** Erases the personal data in one order, for a guest. */
export const eraseOrder = (tx: Db, number: string, now: Temporal.Instant): Promise<void> =>
  erase(tx, eq(placed.number, number), now);

/** Removes names and addresses from orders, and references to other data of the buyer, in one statement. */
async function anonymise(db: Db, which: SQL | undefined): Promise<void> {
  const gone = db.$with('gone').as(
    db
      .update(placed)
      .set({
        isAnonymous: true,
        eraseAt: null,
        cartToken: '',
        budgetKeys: [],
        facts: sql`jsonb_set(${placed.facts}, '{customer}',
          ${placed.facts} -> 'customer' || ${JSON.stringify(nobody)}::jsonb)`,
      })
      .where(and(eq(placed.isAnonymous, false), which))
      .returning({ number: placed.number }),
  );
  const unnamed = db.$with('unnamed').as(
    db
      .update(withdrawal)
      .set({ name: nobody.lastName, idempotencyKey: withdrawal.id })
      .where(inArray(withdrawal.number, db.select({ number: gone.number }).from(gone)))
      .returning({ id: withdrawal.id }),
  );
  await db
    .with(gone, unnamed)
    .update(payment)
    .set({ redirect: null })
    .where(inArray(payment.number, db.select({ number: gone.number }).from(gone)));
}

/** Anonymises orders whose `eraseAt` has passed. */
export const eraseDue = (db: Db, now: Temporal.Instant): Promise<void> =>
  anonymise(db, lte(placed.eraseAt, now));

/** Anonymises cancelled orders placed before the time. */
export const anonymiseUnpaid = (db: Db, before: Temporal.Instant): Promise<void> =>
  anonymise(db, and(eq(placed.status, 'cancelled'), lt(placed.placedAt, before)));

/** Anonymises paid and refunded orders whose time for delivery and returns ended before the time. */
export const anonymisePaid = (db: Db, before: Temporal.Instant): Promise<void> =>
  anonymise(db, and(inArray(placed.status, ['paid', 'refunded']), lt(placed.openUntil, before)));

/** Deletes orders with their payments, withdrawals and refunds. */
export async function deleteOrders(db: Db, placedBefore: Temporal.Instant): Promise<void> {
  const old = and(lt(placed.placedAt, placedBefore), ne(placed.status, 'awaiting-payment'));
  await db.transaction(async (tx) => {
    const numbers = tx.select({ number: placed.number }).from(placed).where(old);
    for (const table of [payment, withdrawal, weighing, refund])
      await tx.delete(table).where(inArray(table.number, numbers));
    await tx.delete(placed).where(old);
  });
}
