/** Clients and tokens in the schema `staff`. */
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { client, token } from './tables.ts';

export type ClientRow = typeof client.$inferSelect;
export type TokenRow = typeof token.$inferSelect;

/** @returns false when there is or was a client with this id */
export async function insertClient(tx: Db, values: Omit<ClientRow, 'removedAt'>): Promise<boolean> {
  const written = await tx
    .insert(client)
    .values(values)
    .onConflictDoNothing({ target: client.id })
    .returning({ id: client.id });
  return written.length > 0;
}

/** Those that were not removed, by id. */
export const listClients = (db: Db): Promise<ClientRow[]> =>
  db.select().from(client).where(isNull(client.removedAt)).orderBy(asc(client.id));

const present = (id: string) => and(eq(client.id, id), isNull(client.removedAt));

/** Null for one that was removed. */
export async function findClient(db: Db, id: string): Promise<ClientRow | null> {
  const [row] = await db.select().from(client).where(present(id));
  return row ?? null;
}

/** Changes a client and ends its tokens. @returns false when there is none */
export async function changeClient(
  tx: Db,
  id: string,
  change: Partial<Pick<ClientRow, 'secretHash' | 'removedAt'>>,
): Promise<boolean> {
  const changed = await tx
    .update(client)
    .set(change)
    .where(present(id))
    .returning({ id: client.id });
  await tx.delete(token).where(eq(token.clientId, id));
  return changed.length > 0;
}

export async function insertToken(db: Db, values: TokenRow): Promise<void> {
  await db.insert(token).values(values);
}

/** The token with its client; null when it has expired or its client was removed. */
export async function findToken(
  db: Db,
  hash: string,
  now: Temporal.Instant,
): Promise<{ token: TokenRow; client: ClientRow } | null> {
  const [row] = await db
    .select({ token, client })
    .from(token)
    .innerJoin(client, eq(client.id, token.clientId))
    .where(and(eq(token.hash, hash), gt(token.expiresAt, now), isNull(client.removedAt)));
  return row ?? null;
}

export async function deleteExpired(db: Db, now: Temporal.Instant): Promise<void> {
  await db.delete(token).where(lte(token.expiresAt, now));
}
