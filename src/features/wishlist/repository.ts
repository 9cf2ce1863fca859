/** Wishlist entries in the schema `wishlist`. */
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

/** How long a removed entry can be restored with its date and price. */
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

/** Adds an entry; an existing one is unchanged. False when the customer has the maximum. */
export function putEntry(db: Db, entry: NewEntry, maximum: number): Promise<boolean> {
  const { customerId, sokId, productSokId, cents, now } = entry;
  return db.transaction(async (tx) => {
    // One transaction at a time per customer, so that the count is right.
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

/** Removes an entry; the id of a product also removes those of its variants. */
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

/** Deletes entries that were removed before the time and not added again. */
export async function deleteRemoved(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(table).where(lt(table.removedAt, before));
}

/** All data of the customer in this schema, for their data export. */
export async function exportCustomer(db: Db, customerId: string) {
  const entries = await readEntries(db, customerId);
  return entries.map(({ sokId, savedAt, priceWhenSavedCents }) => ({
    sokId,
    savedAt: String(savedAt),
    priceWhenSavedEuroCents: priceWhenSavedCents,
  }));
}

/** Erases all entries of the customer. */
export async function eraseCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(table).where(eq(table.customerId, customerId));
}
