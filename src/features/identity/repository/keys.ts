/** Signing keys in the schema `identity`, sealed by the caller. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';

export interface SealedKey {
  kid: string;
  sealed: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  signsFrom: number;
}

/** All keys, the newest first. */
export const readKeys = (db: Db): Promise<SealedKey[]> =>
  rowsOf<SealedKey>(
    db,
    sql`select kid, sealed,
      (extract(epoch from created_at) * 1000)::float8 as "createdAt",
      (extract(epoch from signs_from) * 1000)::float8 as "signsFrom"
    from identity.signing_key order by signs_from desc, kid`,
  );

const instant = (milliseconds: number) =>
  sql`${String(Temporal.Instant.fromEpochMilliseconds(Math.round(milliseconds)))}::timestamptz`;

export async function insertKey(db: Db, key: SealedKey): Promise<void> {
  await db.execute(sql`
    insert into identity.signing_key (kid, sealed, created_at, signs_from)
    values (${key.kid}, ${key.sealed}, ${instant(key.createdAt)}, ${instant(key.signsFrom)})`);
}

export async function deleteKey(db: Db, kid: string): Promise<void> {
  await db.execute(sql`delete from identity.signing_key where kid = ${kid}`);
}

/** Does work on the keys that no other process or call does at the same time. */
export const withKeysLocked = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table identity.signing_key in exclusive mode`);
    return work(tx);
  });
