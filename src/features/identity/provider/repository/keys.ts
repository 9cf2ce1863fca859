/** Repository of signing keys, in the schema `identity`; the caller encrypts them. */
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { signingKey } from '../../tables.ts';

export interface SealedKey {
  kid: string;
  sealed: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  signsFrom: number;
}

/** All keys, newest first. */
export const readKeys = (db: Db): Promise<SealedKey[]> =>
  db.select().from(signingKey).orderBy(desc(signingKey.signsFrom), asc(signingKey.kid));

export async function insertKey(db: Db, key: SealedKey): Promise<void> {
  await db.insert(signingKey).values(key);
}

export async function deleteKey(db: Db, kid: string): Promise<void> {
  await db.delete(signingKey).where(eq(signingKey.kid, kid));
}

/** Runs `work` under a lock, one caller at a time across all processes. */
export const withKeysLocked = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${signingKey} in exclusive mode`);
    return work(tx);
  });
