/** Events in the schema `analytics`. */
import { and, asc, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { NewEvent } from './record.ts';
import { event } from './tables.ts';

export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(event).values([...events]);
}

/** Stores the purchase of an order; again for the same order it changes nothing. */
export async function insertPurchase(tx: Db, purchase: NewEvent): Promise<void> {
  await tx.insert(event).values(purchase).onConflictDoNothing();
}

export async function deleteEvents(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(event).where(lt(event.at, before));
}

/** Visitors who placed one of the orders. */
async function visitorsOf(db: Db, orderNumbers: string[]): Promise<string[]> {
  if (orderNumbers.length === 0) return [];
  const found = await db
    .selectDistinct({ visitor: event.visitor })
    .from(event)
    .where(and(inArray(event.orderNumber, orderNumbers), isNotNull(event.visitor)));
  return found.flatMap(({ visitor }) => visitor ?? []);
}

/** Events of the browsers that the orders were placed with, for the export of a customer's data. */
export async function exportEvents(db: Db, orderNumbers: string[]) {
  const visitors = await visitorsOf(db, orderNumbers);
  if (visitors.length === 0) return [];
  const { at, name, page, language, orderNumber, items, facts } = event;
  return db
    .select({ at, name, page, language, orderNumber, items, facts })
    .from(event)
    .where(inArray(event.visitor, visitors))
    .orderBy(asc(at), asc(event.id));
}

/** Erases the events of those browsers; purchases stay, as they name no visitor. */
export async function eraseEvents(tx: Db, orderNumbers: string[]): Promise<void> {
  const visitors = await visitorsOf(tx, orderNumbers);
  if (visitors.length > 0) await tx.delete(event).where(inArray(event.visitor, visitors));
}
