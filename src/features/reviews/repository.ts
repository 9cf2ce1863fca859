/** Reviews in the schema `reviews`. */
import { and, asc, count, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { spendFrom, type Budget } from '#platform/db/budgets.ts';
import type { Db } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows.ts';
import { reviewsPerPage } from './contract.ts';
import type { ReviewSort, ReviewState } from './contract/values.ts';
import type { Decision, NewReview, Writer } from './record.ts';
import type { Tally } from './rules.ts';
import { budget, review as table } from './tables.ts';

export type ReviewRow = typeof table.$inferSelect;

const isPublished = eq(table.state, 'published');
const of = (productSokId: string) => eq(table.productSokId, productSokId);

/** Of one buyer: of the customer, else of the guest of the order. */
export const byWriter = ({ customerId, orderNumber }: Writer): SQL | undefined =>
  customerId === null
    ? and(isNull(table.customerId), eq(table.orderNumber, orderNumber))
    : eq(table.customerId, customerId);

const orders: Record<ReviewSort, SQL[]> = {
  newest: [desc(table.sentAt), desc(table.id)],
  highest: [desc(table.stars), desc(table.sentAt), desc(table.id)],
  lowest: [asc(table.stars), desc(table.sentAt), desc(table.id)],
};

/** One page of the published reviews of a product. */
export const publishedOf = (
  db: Db,
  productSokId: string,
  { sort, page }: { sort: ReviewSort; page: number },
): Promise<ReviewRow[]> =>
  db
    .select()
    .from(table)
    .where(and(of(productSokId), isPublished))
    .orderBy(...orders[sort])
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage);

/** How many published reviews of the product have the same stars and fit. */
export const talliesOf = (db: Db, productSokId: string): Promise<Tally[]> =>
  db
    .select({ stars: table.stars, fit: table.fit, count: count() })
    .from(table)
    .where(and(of(productSokId), isPublished))
    .groupBy(table.stars, table.fit);

export const reviewsBy = (db: Db, writer: Writer): Promise<ReviewRow[]> =>
  db.select().from(table).where(byWriter(writer)).orderBy(desc(table.sentAt));

/** One transaction at a time counts the reviews of a product. */
export async function holdProduct(tx: Db, productSokId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${productSokId}, 5))`);
}

/** Writes a review, which then waits for moderation, in the place of the buyer's earlier one. */
export async function putReview(tx: Db, review: NewReview): Promise<void> {
  const row = { ...review, state: 'pending' as const, reason: null, decidedAt: null };
  const isCustomers = review.customerId !== null;
  await tx
    .insert(table)
    .values(row)
    .onConflictDoUpdate({
      target: isCustomers
        ? [table.customerId, table.productSokId]
        : [table.orderNumber, table.productSokId],
      targetWhere: isCustomers
        ? sql`${table.customerId} is not null`
        : sql`${table.customerId} is null and ${table.orderNumber} is not null`,
      set: row,
    });
}

export async function findReview(db: Db, id: number): Promise<ReviewRow | null> {
  const [found] = await db.select().from(table).where(eq(table.id, id));
  return found ?? null;
}

/** Latest first; those that wait come in the order in which they were sent. */
export const reviewsIn = (db: Db, state: ReviewState, maximum: number): Promise<ReviewRow[]> =>
  db
    .select()
    .from(table)
    .where(eq(table.state, state))
    .orderBy(state === 'pending' ? asc(table.sentAt) : desc(table.decidedAt), asc(table.id))
    .limit(maximum);

export async function setDecision(
  tx: Db,
  id: number,
  decision: Decision,
  now: Temporal.Instant,
): Promise<void> {
  const reason = decision.state === 'rejected' ? decision.reason : null;
  await tx
    .update(table)
    .set({ state: decision.state, reason, decidedAt: now })
    .where(eq(table.id, id));
}

/** Takes one review from a budget. @returns 0, or the seconds until it has enough */
export const spend = (db: Db, key: string, limit: Budget, now: Temporal.Instant) =>
  spendFrom(db, budget, { key, budget: limit }, now);

export async function deleteBudgets(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(budget).where(lt(budget.updatedAt, before));
}

const { id: _id, ...seeded } = {
  id: table.id,
  productSokId: table.productSokId,
  customerId: table.customerId,
  orderNumber: table.orderNumber,
  stars: table.stars,
  title: table.title,
  text: table.text,
  displayName: table.displayName,
  fit: table.fit,
  language: table.language,
  state: table.state,
  reason: table.reason,
  sentAt: table.sentAt,
  decidedAt: table.decidedAt,
};

/** Writes published reviews without a buyer: those of the demo shop. */
export function insertDemoReviews(
  tx: Db,
  reviews: readonly Omit<NewReview, 'customerId' | 'orderNumber'>[],
): Promise<void> {
  const state = 'published' as const;
  const rest = { customerId: null, orderNumber: null, reason: null, state };
  const rows = reviews.map((one) => ({ ...one, ...rest, decidedAt: one.sentAt }));
  return insertRows(tx, table, seeded, rows);
}
