/** The version of the space that a folder began with. */
import type { Db } from '#platform/db/database.ts';
import { pulledFrom, type Pulled } from '#features/content/files.ts';
import { readPush } from '#features/content/repository.ts';

/** A folder that was never pulled began as a new shop, which is version 1.
 * @returns null when the folder was pulled from the space of another shop or environment */
export async function baseOf(db: Db, folder: string): Promise<number | null> {
  const pulled = pulledFrom(folder);
  if (!pulled) return 1;
  const { pushedAt } = await momentOf(db, pulled.version);
  return pushedAt === pulled.pushedAt ? pulled.version : null;
}

/** What a folder notes of a version. */
export async function momentOf(db: Db, version: number): Promise<Pulled> {
  const pushed = await readPush(db, version);
  return { version, pushedAt: pushed?.pushedAt.toString() ?? '' };
}
