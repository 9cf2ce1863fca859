/** The content space a shop begins with: complete, only the seller is missing. */
import { readFolders } from '#features/content/files.ts';
import { pushSpace } from '#features/content/operations/push.ts';
import type { Space } from '#features/content/record/space.ts';
import { readVersion } from '#features/content/repository.ts';
import { readFiles, type FilesRead } from '#features/content/rules/files.ts';
import { readSpace } from '#features/content/rules/space.ts';
import type { Db } from '#platform/db/database.ts';

/** Its files. */
export const newSpaceFolder = new URL('../../seed/new-space', import.meta.url).pathname;

const readNew = (): FilesRead => readFiles(readFolders([newSpaceFolder]));

export function newSpace(): Space {
  const { space, faults } = readSpace(0, readNew().documents);
  if (!space) throw new Error(`seed/new-space is wrong: ${JSON.stringify(faults[0])}`);
  return space;
}

/** Gives a database without a content space the first one. */
export async function beginSpace(db: Db): Promise<void> {
  if ((await readVersion(db)) > 0) return;
  const now = Temporal.Now.instant();
  const result = await pushSpace(db, { ...readNew(), basedOn: 0, note: 'new shop', now });
  // Another process was faster when it is not based on 0.
  if (!result.ok && 'faults' in result)
    throw new Error(`seed/new-space is wrong: ${JSON.stringify(result.faults[0])}`);
}
