/** Personal data in reviews: export and erasure (L29). */
import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { Writer } from '../record.ts';
import { byWriter, reviewsBy, type ReviewRow } from '../repository.ts';
import { review as table } from '../tables.ts';

const exported = ({ sentAt, decidedAt, ...row }: ReviewRow) => {
  const { id: _id, customerId: _customerId, ...rest } = row;
  return { ...rest, sentAt: String(sentAt), decidedAt: decidedAt && String(decidedAt) };
};

/** All reviews of a customer, or of the guest of an order, in every state. */
export const exportReviews = async (db: Db, writer: Writer) =>
  (await reviewsBy(db, writer)).map(exported);

/** Deletes the buyer's reviews, their stars too. @returns the products whose reviews have to be counted again */
export const deleteReviews = (tx: Db, writer: Writer): Promise<string[]> =>
  deleted(tx, byWriter(writer));

async function deleted(tx: Db, which: SQL | undefined): Promise<string[]> {
  const gone = await tx.delete(table).where(which).returning({ sokId: table.productSokId });
  return [...new Set(gone.map(({ sokId }) => sokId))].toSorted();
}

/** Deletes reviews that were rejected before the time; none of them counts. */
export async function deleteRejected(db: Db, before: Temporal.Instant): Promise<void> {
  await deleted(db, and(eq(table.state, 'rejected'), lt(table.decidedAt, before)));
}
