/** Stores builds and their files. */
import { count, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { file, release } from './tables.ts';

/** @returns how many files of it are stored */
export async function touchRelease(db: Db, id: string, now: Temporal.Instant): Promise<number> {
  await db
    .insert(release)
    .values({ id, seenAt: now })
    .onConflictDoUpdate({ target: release.id, set: { seenAt: now } });
  const [row] = await db.select({ files: count() }).from(file).where(eq(file.release, id));
  return row?.files ?? 0;
}

/** Deletes the builds that were last seen before, with their files. */
export async function deleteReleases(db: Db, before: Temporal.Instant): Promise<void> {
  // Another process may be deleting them too.
  const over = db
    .select({ id: release.id })
    .from(release)
    .where(lt(release.seenAt, before))
    .for('update', { skipLocked: true });
  await db.delete(release).where(inArray(release.id, over));
}

export const hasRelease = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(release, eq(release.id, id))) > 0;

export async function addFiles(
  db: Db,
  id: string,
  files: readonly { path: string; bytes: Uint8Array }[],
): Promise<void> {
  const rows = files.map((one) => ({ ...one, release: id }));
  if (rows.length > 0) await db.insert(file).values(rows).onConflictDoNothing();
}

/** Of any build, as files with the same name are the same. */
export async function readFile(db: Db, path: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ bytes: file.bytes })
    .from(file)
    .where(eq(file.path, path))
    .limit(1);
  return row?.bytes;
}
