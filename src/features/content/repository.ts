/** The content space in the schema `content`. */
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { Document } from './contract.ts';
import type { Change } from './rules/changes.ts';
import { shapes } from './rules/kinds.ts';
import { change, document, picture, push } from './tables.ts';

/** Version of the space; 0 before the first push. */
export async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: max(push.version) }).from(push);
  return row?.version ?? 0;
}

/** Documents of other kinds are those of a newer version, which may serve the shop too: they stay as they are. */
const isKnown = inArray(document.kind, Object.keys(shapes));

export const readDocuments = (db: Db): Promise<Document[]> =>
  db.select().from(document).where(isKnown).orderBy(asc(document.kind), asc(document.key));

/** The version and the documents of one moment: one statement sees one state. */
export async function readContent(db: Db): Promise<{ version: number; documents: Document[] }> {
  const last = db
    .select({ version: max(push.version).as('version') })
    .from(push)
    .as('last');
  const rows = await db
    .select({ ...getTableColumns(document), version: last.version })
    .from(last)
    .innerJoin(document, isKnown)
    .orderBy(asc(document.kind), asc(document.key));
  const documents = rows.map(({ kind, key, data }) => ({ kind, key, data }));
  return { version: rows[0]?.version ?? 0, documents };
}

/** Waits for other pushes to end; none begins before this transaction has ended. */
export async function holdSpace(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content space'))`);
}

/** Stores the changes as the next version, which it returns. */
export async function writeChanges(
  tx: Db,
  changes: readonly Change[],
  { note, now }: { note: string; now: Temporal.Instant },
): Promise<number> {
  const version = (await readVersion(tx)) + 1;
  await tx.insert(push).values({ version, pushedAt: now, note });
  for (const { kind, key, before, after } of changes) {
    await tx.insert(change).values({ version, kind, key, before, after });
    if (after === null) {
      await tx.delete(document).where(and(eq(document.kind, kind), eq(document.key, key)));
    } else {
      await tx
        .insert(document)
        .values({ kind, key, data: after })
        .onConflictDoUpdate({ target: [document.kind, document.key], set: { data: after } });
    }
  }
  return version;
}

export async function writePictures(
  tx: Db,
  pictures: readonly { hash: string; type: string; bytes: Uint8Array }[],
): Promise<void> {
  for (const row of pictures) await tx.insert(picture).values(row).onConflictDoNothing();
}

/** Null when no picture has the hash. */
export async function readPicture(
  db: Db,
  hash: string,
): Promise<{ type: string; bytes: Uint8Array } | null> {
  const [row] = await db
    .select({ type: picture.type, bytes: picture.bytes })
    .from(picture)
    .where(eq(picture.hash, hash));
  return row ?? null;
}

/** Those of the hashes that pictures are stored of. */
export async function readStoredHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: picture.hash })
    .from(picture)
    .where(inArray(picture.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

export interface PushRow {
  version: number;
  pushedAt: Temporal.Instant;
  note: string;
  /** How many documents it changed. */
  documents: number;
}

const pushes = (db: Db) =>
  db
    .select({ ...getTableColumns(push), documents: count(change.version) })
    .from(push)
    .leftJoin(change, eq(change.version, push.version))
    .groupBy(push.version)
    .$dynamic();

/** The last pushes, newest first. */
export const readPushes = (db: Db, limit: number): Promise<PushRow[]> =>
  pushes(db).orderBy(desc(push.version)).limit(limit);

export async function readPush(db: Db, version: number): Promise<PushRow | null> {
  const [row] = await pushes(db).where(eq(push.version, version));
  return row ?? null;
}

const changeColumns = {
  kind: change.kind,
  key: change.key,
  before: change.before,
  after: change.after,
};

/** What a push changed; empty when there was none of this version. */
export const readChanges = (db: Db, version: number): Promise<Change[]> =>
  db
    .select(changeColumns)
    .from(change)
    .where(eq(change.version, version))
    .orderBy(asc(change.kind), asc(change.key));

/** What the pushes after a version changed, newest push first. */
export const readChangesSince = (db: Db, version: number): Promise<Change[]> =>
  db
    .select(changeColumns)
    .from(change)
    .where(gt(change.version, version))
    .orderBy(desc(change.version));
