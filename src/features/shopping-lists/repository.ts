/** Shopping lists in the schema `shopping_lists`. */
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { maximumQuantity } from '../cart/contract.ts';
import type { StoredItem } from './rules.ts';
import { item, list } from './tables.ts';

export interface ListRow {
  id: string;
  name: string;
}

/** A list of a customer. */
export interface OwnList {
  id: string;
  customerId: string;
}

export interface Limits {
  lists: number;
  items: number;
}

/** How long a removed list can be restored. */
const undoable = { minutes: 10 };

const listsOf = (customerId: string) =>
  and(eq(list.customerId, customerId), isNull(list.removedAt));
const isList = ({ id, customerId }: OwnList) => and(eq(list.id, id), listsOf(customerId));

/** Last changed first. */
export const readLists = (db: Db, customerId: string): Promise<ListRow[]> =>
  db
    .select({ id: list.id, name: list.name })
    .from(list)
    .where(listsOf(customerId))
    .orderBy(desc(list.changedAt), asc(list.id));

/** Ids of the products of all lists of the customer, by list, in their order. */
export async function readIds(db: Db, customerId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ listId: item.listId, sokId: item.sokId })
    .from(item)
    .innerJoin(list, eq(list.id, item.listId))
    .where(listsOf(customerId))
    .orderBy(asc(item.position));
  const ids = new Map<string, string[]>();
  for (const { listId, sokId } of rows) ids.set(listId, [...(ids.get(listId) ?? []), sokId]);
  return ids;
}

export async function findList(db: Db, own: OwnList): Promise<ListRow | null> {
  const [row] = await db.select({ id: list.id, name: list.name }).from(list).where(isList(own));
  return row ?? null;
}

/** In the order in which they were added. */
export const readItems = (db: Db, listId: string): Promise<StoredItem[]> =>
  db
    .select({ sokId: item.sokId, quantity: item.quantity, name: item.name })
    .from(item)
    .where(eq(item.listId, listId))
    .orderBy(asc(item.position));

/** One transaction at a time per customer, so that counts are right. */
const hold = (tx: Db, customerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 7))`);

const hasRoom = async (tx: Db, customerId: string, { lists }: Limits) =>
  (await tx.$count(list, listsOf(customerId))) < lists;

/** False when the customer has the maximum. */
export function insertList(
  db: Db,
  { items, now, ...row }: OwnList & { name: string; items: StoredItem[]; now: Temporal.Instant },
  limits: Limits,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await hold(tx, row.customerId);
    if (!(await hasRoom(tx, row.customerId, limits))) return false;
    await tx.insert(list).values({ ...row, createdAt: now, changedAt: now });
    await insertItems(tx, row.id, items);
    return true;
  });
}

async function insertItems(tx: Db, listId: string, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insert(item)
    .values(items.map((one) => ({ ...one, listId })))
    .onConflictDoUpdate({
      target: [item.listId, item.sokId],
      set: {
        quantity: sql`least(${maximumQuantity}, ${item.quantity} + excluded.quantity)`,
        name: sql`excluded.name`,
      },
    });
}

/** True when there is such a list; it was changed now. */
async function touch(db: Db, own: OwnList, set: { changedAt: Temporal.Instant; name?: string }) {
  return (await db.update(list).set(set).where(isList(own)).returning({ id: list.id })).length > 0;
}

/** False when there is no such list. */
export const renameList = (db: Db, own: OwnList, name: string, now: Temporal.Instant) =>
  touch(db, own, { name, changedAt: now });

/** Adds the items, or none of them; those on the list already get the sum of both quantities. */
export function addItems(
  db: Db,
  own: OwnList,
  { items, now }: { items: readonly StoredItem[]; now: Temporal.Instant },
  limits: Limits,
): Promise<'added' | 'not-found' | 'full'> {
  return db.transaction(async (tx) => {
    await hold(tx, own.customerId);
    if (!(await touch(tx, own, { changedAt: now }))) return 'not-found';
    const ids = items.map(({ sokId }) => sokId);
    const isOther = and(eq(item.listId, own.id), notInArray(item.sokId, ids));
    if ((await tx.$count(item, isOther)) + items.length > limits.items) return 'full';
    await insertItems(tx, own.id, items);
    return 'added';
  });
}

/** Sets the quantity of an item, 0 removes it. False when there is no such list. */
export function setItem(
  db: Db,
  own: OwnList,
  { sokId, quantity, now }: { sokId: string; quantity: number; now: Temporal.Instant },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await touch(tx, own, { changedAt: now }))) return false;
    const isItem = and(eq(item.listId, own.id), eq(item.sokId, sokId));
    if (quantity === 0) await tx.delete(item).where(isItem);
    else await tx.update(item).set({ quantity }).where(isItem);
    return true;
  });
}

export async function removeList(db: Db, own: OwnList, now: Temporal.Instant): Promise<void> {
  await db.update(list).set({ removedAt: now }).where(isList(own));
}

/** Restores a list that was removed a moment ago. */
export function restoreList(
  db: Db,
  { id, customerId }: OwnList,
  now: Temporal.Instant,
  limits: Limits,
): Promise<'restored' | 'not-found' | 'full'> {
  const isRemoved = and(
    eq(list.id, id),
    eq(list.customerId, customerId),
    gte(list.removedAt, now.subtract(undoable)),
  );
  return db.transaction(async (tx) => {
    await hold(tx, customerId);
    if ((await tx.$count(list, isRemoved)) === 0) return 'not-found';
    if (!(await hasRoom(tx, customerId, limits))) return 'full';
    await tx.update(list).set({ removedAt: null, changedAt: now }).where(isRemoved);
    return 'restored';
  });
}

/** Deletes lists that were removed before the time. */
export async function deleteRemoved(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(list).where(and(isNotNull(list.removedAt), lt(list.removedAt, before)));
}

/** All data of the customer in this schema, for their data export. */
export async function exportCustomer(db: Db, customerId: string) {
  const rows = await db
    .select()
    .from(list)
    .where(listsOf(customerId))
    .orderBy(asc(list.createdAt), asc(list.id));
  return Promise.all(
    rows.map(async ({ id, name, createdAt, changedAt }) => ({
      name,
      createdAt: String(createdAt),
      changedAt: String(changedAt),
      items: await readItems(db, id),
    })),
  );
}

/** Erases all lists of the customer. */
export async function eraseCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(list).where(eq(list.customerId, customerId));
}
