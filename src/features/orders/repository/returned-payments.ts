/** Payments that are given back as a whole: paid after the order was given up, or a second time. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { payment, placed } from '../tables.ts';

export type PaymentRow = typeof payment.$inferSelect;

/** A payment with the sum of its order, in cents. */
export interface ReturnedRow extends PaymentRow {
  totalCents: number;
}

/** An instance of the release before notes only that it is given back. */
const isOpen = and(
  eq(payment.refunded, true),
  sql`coalesce(${payment.refundStatus}, 'waiting') = 'waiting'`,
);

/** True only for the first call, so that a payment is refunded once. */
export async function markRefunded(
  tx: Db,
  transactionId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const marked = await tx
    .update(payment)
    .set({ refunded: true, refundStatus: 'waiting', refundRequestedAt: now })
    .where(and(eq(payment.transactionId, transactionId), eq(payment.refunded, false)))
    .returning({ number: payment.number });
  return marked.length > 0;
}

export async function findPayment(db: Db, transactionId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.transactionId, transactionId));
  return row ?? null;
}

/** Records the provider's number of a refund that it has not decided yet. */
export async function notePending(
  db: Db,
  transactionId: string,
  providerId: string,
): Promise<void> {
  await db
    .update(payment)
    .set({ refundStatus: 'waiting', refundProviderId: providerId })
    .where(and(eq(payment.transactionId, transactionId), isOpen));
}

/** Records what the payment provider answered. @returns the payment, or null when that was known already */
export async function settleReturn(
  tx: Db,
  transactionId: string,
  answer: { status: 'accepted' | 'refused'; refusal: string | null; at: Temporal.Instant },
): Promise<PaymentRow | null> {
  const [row] = await tx
    .update(payment)
    .set({
      refundStatus: answer.status,
      refundRefusal: answer.refusal,
      refundSettledAt: answer.at,
      refundRequestedAt: sql`coalesce(${payment.refundRequestedAt}, ${String(answer.at)}::timestamptz)`,
    })
    .where(and(eq(payment.transactionId, transactionId), isOpen))
    .returning();
  return row ?? null;
}

const refusedOf = (number: string) =>
  and(eq(payment.number, number), eq(payment.refundStatus, 'refused'));

/** Opens the refused refunds of the payments of an order anew. @returns those payments */
export function reopenReturns(
  tx: Db,
  number: string,
  now: Temporal.Instant,
): Promise<PaymentRow[]> {
  return tx
    .update(payment)
    .set({
      refundStatus: 'waiting',
      refundProviderId: null,
      refundRefusal: null,
      refundSettledAt: null,
      refundRequestedAt: now,
      refundRepeats: sql`${payment.refundRepeats} + 1`,
    })
    .where(refusedOf(number))
    .returning();
}

/** Notes that refused refunds were paid back otherwise. @returns those payments */
export const settleOtherwise = (
  tx: Db,
  number: string,
  now: Temporal.Instant,
): Promise<PaymentRow[]> =>
  tx
    .update(payment)
    .set({ refundStatus: 'accepted', refundSettledAt: now })
    .where(refusedOf(number))
    .returning();

const withTotal = (db: Db) =>
  db
    .select({ payment, totalCents: placed.totalCents })
    .from(payment)
    .innerJoin(placed, eq(placed.number, payment.number))
    .$dynamic();

const rowsOf = (found: { payment: PaymentRow; totalCents: number }[]): ReturnedRow[] =>
  found.map(({ payment: row, totalCents }) => ({ ...row, totalCents }));

/** Payments of the orders that are given back, by the time they were opened; those of before are not known. */
export const returnedOf = async (db: Db, numbers: string[]): Promise<ReturnedRow[]> =>
  rowsOf(
    await withTotal(db)
      .where(and(inArray(payment.number, numbers), isNotNull(payment.refundStatus)))
      .orderBy(asc(payment.position)),
  );

/** Refunds of payments that the provider has refused, or has not decided yet. */
export const openReturns = async (db: Db, state: 'refused' | 'pending'): Promise<ReturnedRow[]> =>
  rowsOf(
    await withTotal(db)
      .where(
        state === 'refused'
          ? eq(payment.refundStatus, 'refused')
          : and(eq(payment.refundStatus, 'waiting'), isNotNull(payment.refundProviderId)),
      )
      .orderBy(asc(payment.position)),
  );
