/** Wishes in the schema `wishlist`. */
import { and, asc, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { Cents } from '#platform/money.ts';
import { entry as table } from './tables.ts';

export interface EntryRow {
  sokId: string;
  savedAt: Temporal.Instant;
  priceWhenSavedCents: Cents;
}

export interface NewEntry {
  customerId: string;
  sokId: string;
  productSokId: string;
  cents: Cents;
  now: Temporal.Instant;
}

/** How long a removed wish comes back as it was. */
const undoable = { minutes: 10 };

const wishedBy = (customerId: string) =>
  and(eq(table.customerId, customerId), isNull(table.removedAt));

/** Latest first. */
export const readEntries = (db: Db, customerId: string): Promise<EntryRow[]> => {
  const { sokId, savedAt, priceWhenSavedCents } = table;
  return db
    .select({ sokId, savedAt, priceWhenSavedCents })
    .from(table)
    .where(wishedBy(customerId))
    .orderBy(desc(savedAt), asc(sokId));
};

/** Adds a wish; one that is there stays as it is. False when there is no room for it. */
export function putEntry(db: Db, entry: NewEntry, maximum: number): Promise<boolean> {
  const { customerId, sokId, productSokId, cents, now } = entry;
  return db.transaction(async (tx) => {
    // One at a time for each customer, so that the count holds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 4))`);
    await forgetRemoved(tx, customerId, now);
    const others = await tx.$count(table, and(wishedBy(customerId), ne(table.sokId, sokId)));
    if (others >= maximum) return false;
    await tx
      .insert(table)
      .values({ customerId, sokId, productSokId, savedAt: now, priceWhenSavedCents: cents })
      .onConflictDoUpdate({ target: [table.customerId, table.sokId], set: { removedAt: null } });
    return true;
  });
}

/** By the id of a product its variants' too. */
export async function removeEntry(
  db: Db,
  { customerId, sokId, now }: Pick<NewEntry, 'customerId' | 'sokId' | 'now'>,
): Promise<void> {
  await forgetRemoved(db, customerId, now);
  await db
    .update(table)
    .set({ removedAt: now })
    .where(and(wishedBy(customerId), or(eq(table.sokId, sokId), eq(table.productSokId, sokId))));
}

async function forgetRemoved(db: Db, customerId: string, now: Temporal.Instant): Promise<void> {
  await db
    .delete(table)
    .where(and(eq(table.customerId, customerId), lt(table.removedAt, now.subtract(undoable))));
}

/** Forgets wishes that were removed and not wished for again. */
export async function deleteRemoved(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(table).where(lt(table.removedAt, before));
}

/** Everything kept of a customer here, for whoever asks what the shop knows of them. */
export async function exportCustomer(db: Db, customerId: string) {
  const entries = await readEntries(db, customerId);
  return entries.map(({ sokId, savedAt, priceWhenSavedCents }) => ({
    sokId,
    savedAt: String(savedAt),
    priceWhenSavedEuroCents: priceWhenSavedCents,
  }));
}

/** Forgets everything of a customer. */
export async function eraseCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(table).where(eq(table.customerId, customerId));
}
