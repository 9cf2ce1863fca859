/** Wishes in the schema `wishlist`. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { Cents } from '#platform/money.ts';

export interface EntryRow {
  sokId: string;
  /** Epoch milliseconds. */
  savedAt: number;
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
const undoable = "interval '10 minutes'";

/** Latest first. */
export const readEntries = (db: Db, customerId: string): Promise<EntryRow[]> =>
  rowsOf<EntryRow>(
    db,
    sql`
    select sok_id as "sokId", price_when_saved_cents as "priceWhenSavedCents",
      (extract(epoch from saved_at) * 1000)::float8 as "savedAt"
    from wishlist.entry where customer_id = ${customerId} and removed_at is null
    order by saved_at desc, sok_id`,
  );

/** Adds a wish; one that is there stays as it is. False when there is no room for it. */
export function putEntry(db: Db, entry: NewEntry, maximum: number): Promise<boolean> {
  const { customerId, sokId, productSokId, cents } = entry;
  const now = String(entry.now);
  return db.transaction(async (tx) => {
    // One at a time for each customer, so that the count holds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 4))`);
    await forgetRemoved(tx, customerId, entry.now);
    const [others] = await rowsOf<{ count: number }>(
      tx,
      sql`
      select count(*)::int as count from wishlist.entry
      where customer_id = ${customerId} and removed_at is null and sok_id <> ${sokId}`,
    );
    if ((others?.count ?? 0) >= maximum) return false;
    await tx.execute(sql`
      insert into wishlist.entry (customer_id, sok_id, product_sok_id, saved_at, price_when_saved_cents)
      values (${customerId}, ${sokId}, ${productSokId}, ${now}, ${cents})
      on conflict (customer_id, sok_id) do update set removed_at = null`);
    return true;
  });
}

/** By the id of a product its variants' too. */
export async function removeEntry(
  db: Db,
  { customerId, sokId, now }: Pick<NewEntry, 'customerId' | 'sokId' | 'now'>,
): Promise<void> {
  await forgetRemoved(db, customerId, now);
  await db.execute(sql`
    update wishlist.entry set removed_at = ${String(now)}
    where customer_id = ${customerId} and ${sokId} in (sok_id, product_sok_id)
      and removed_at is null`);
}

async function forgetRemoved(db: Db, customerId: string, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    delete from wishlist.entry where customer_id = ${customerId}
      and removed_at < ${String(now)}::timestamptz - ${sql.raw(undoable)}`);
}

/** Forgets wishes that were removed and not wished for again. */
export async function deleteRemoved(db: Db, before: Temporal.Instant): Promise<void> {
  await db.execute(
    sql`delete from wishlist.entry where removed_at < ${String(before)}::timestamptz`,
  );
}

/** Everything kept of a customer here, for whoever asks what the shop knows of them. */
export async function exportCustomer(db: Db, customerId: string) {
  const entries = await readEntries(db, customerId);
  return entries.map(({ sokId, savedAt, priceWhenSavedCents }) => ({
    sokId,
    savedAt: Temporal.Instant.fromEpochMilliseconds(Math.round(savedAt)).toString(),
    priceWhenSavedEuroCents: priceWhenSavedCents,
  }));
}

/** Forgets everything of a customer. */
export async function eraseCustomer(db: Db, customerId: string): Promise<void> {
  await db.execute(sql`delete from wishlist.entry where customer_id = ${customerId}`);
}
