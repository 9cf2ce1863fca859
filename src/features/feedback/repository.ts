/** Feedback in the schema `feedback`. */
import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { spendFrom, type Budget } from '#platform/db/budgets.ts';
import type { Db } from '#platform/db/database.ts';
import type { FeedbackState } from './record.ts';
import { budget, message } from './tables.ts';

export type FeedbackRow = typeof message.$inferSelect;

const atFirst = { state: 'waiting', deliveredBy: null, tries: 0, lastProblem: null } as const;

export type NewFeedback = Omit<FeedbackRow, keyof typeof atFirst | 'settledAt' | 'eraseAt'>;

/** @returns false when there is feedback with this idempotency key already */
export async function insertFeedback(tx: Db, feedback: NewFeedback): Promise<boolean> {
  const written = await tx
    .insert(message)
    .values({ ...feedback, ...atFirst })
    .onConflictDoNothing({ target: message.idempotencyKey })
    .returning({ reference: message.reference });
  return written.length > 0;
}

export async function findFeedback(db: Db, reference: string): Promise<FeedbackRow | null> {
  const [row] = await db.select().from(message).where(eq(message.reference, reference));
  return row ?? null;
}

/** The feedback that was given with the key; null when there is none. */
export async function findByKey(db: Db, idempotencyKey: string): Promise<FeedbackRow | null> {
  const [row] = await db.select().from(message).where(eq(message.idempotencyKey, idempotencyKey));
  return row ?? null;
}

/** How a try to deliver ended. */
export interface Settled {
  state: Exclude<FeedbackState, 'waiting'>;
  deliveredBy: 'service' | 'mail' | null;
  lastProblem: string | null;
  now: Temporal.Instant;
  /** When it is erased; null while nobody has it. */
  eraseAt: Temporal.Instant | null;
}

export async function settle(tx: Db, reference: string, settled: Settled): Promise<void> {
  const { now, ...columns } = settled;
  await tx
    .update(message)
    .set({ ...columns, settledAt: now, tries: sql`${message.tries} + 1` })
    .where(eq(message.reference, reference));
}

/** Notes why a try failed; another one follows. */
export async function noteFailure(db: Db, reference: string, problem: string): Promise<void> {
  await db
    .update(message)
    .set({ lastProblem: problem, tries: sql`${message.tries} + 1` })
    .where(eq(message.reference, reference));
}

/** Makes what nobody has received wait again: all of it, or the one with the number.
 * @returns the numbers */
export async function resetUndelivered(tx: Db, reference: string | 'all'): Promise<string[]> {
  const undelivered = inArray(message.state, ['waiting', 'refused', 'listed']);
  const which = reference === 'all' ? undefined : eq(message.reference, reference);
  const reset = await tx
    .update(message)
    .set({ ...atFirst, settledAt: null })
    .where(and(undelivered, which))
    .returning({ reference: message.reference });
  return reset.map((row) => row.reference);
}

/** Oldest first; those that are delivered only on request. */
export function listFeedback(db: Db, withDelivered: boolean): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(message)
    .where(withDelivered ? undefined : inArray(message.state, ['waiting', 'refused', 'listed']))
    .orderBy(asc(message.receivedAt), asc(message.reference));
}

/** How many messages the service has refused. */
export const countRefused = (db: Db): Promise<number> =>
  db.$count(message, eq(message.state, 'refused'));

/** Takes one from a budget. @returns 0, or the seconds until there is one */
export const spend = (db: Db, key: string, limit: Budget, now: Temporal.Instant): Promise<number> =>
  spendFrom(db, budget, { key, budget: limit }, now);

export async function deleteBudgets(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(budget).where(lt(budget.updatedAt, before));
}

/** Deletes what was delivered and kept for as long as the merchant decided. */
export async function deleteDelivered(db: Db, now: Temporal.Instant): Promise<void> {
  await db.delete(message).where(lte(message.eraseAt, now));
}

/** Deletes what nobody has received. */
export async function deleteUndelivered(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(message).where(and(isNull(message.eraseAt), lt(message.receivedAt, before)));
}

/** The customer's feedback, for the export of their data. */
export const exportCustomer = (db: Db, customerId: string) =>
  db
    .select({
      reference: message.reference,
      kind: message.kind,
      topic: message.topic,
      message: message.text,
      name: message.name,
      email: message.email,
      orderNumber: message.orderNumber,
      page: message.page,
      receivedAt: message.receivedAt,
      state: message.state,
    })
    .from(message)
    .where(eq(message.customerId, customerId))
    .orderBy(asc(message.receivedAt), asc(message.reference));

export async function eraseCustomer(tx: Db, customerId: string): Promise<void> {
  await tx.delete(message).where(eq(message.customerId, customerId));
}
