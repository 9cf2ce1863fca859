/** The content space a shop begins with: complete, only the seller is missing. */
import { join } from 'node:path';
import { readFolders } from '#features/content/files.ts';
import { pushSpace } from '#features/content/operations/push.ts';
import type { Space } from '#features/content/record/space.ts';
import type { Document } from '#features/content/contract.ts';
import { readContent } from '#features/content/repository.ts';
import { isNeeded } from '#features/content/rules/between.ts';
import { nameOf } from '#features/content/rules/changes.ts';
import { readFiles, type FilesRead } from '#features/content/rules/files.ts';
import { readSpace } from '#features/content/rules/space.ts';
import type { Db } from '#platform/db/database.ts';

/** Its files. */
export const newSpaceFolder = join(import.meta.dirname, '../../seed/new-space');

let files: FilesRead | undefined;

/** Read once: a start needs them for the database and for the storefront. */
const readNew = (): FilesRead => (files ??= readFiles(readFolders([newSpaceFolder])));

export function newSpace(): Space {
  const { space, faults } = readSpace(0, readNew().documents);
  if (!space) throw new Error(`seed/new-space is wrong: ${JSON.stringify(faults[0])}`);
  return space;
}

/** Gives a database without a content space the first one, and a space of an earlier release the documents it
 * lacks. */
export async function beginSpace(db: Db, now: Temporal.Instant): Promise<void> {
  const { version, documents } = await readContent(db);
  const first = readNew();
  const lacking = lackingOf(documents, first.documents);
  if (lacking.length === 0) return;
  const all = version === 0 ? first.documents : [...documents, ...lacking];
  const note = version === 0 ? 'new shop' : 'documents of this release';
  const made = { documents: all, pictures: first.pictures, basedOn: version, note, now };
  const result = await pushSpace(db, made);
  // Another process was faster when it is not based on the version read.
  if (!result.ok && 'faults' in result)
    throw new Error(`The content space is wrong: ${JSON.stringify(result.faults[0])}`);
}

/** What every space needs and this one does not have. */
function lackingOf(documents: readonly Document[], first: readonly Document[]): Document[] {
  const known = new Set(documents.map(nameOf));
  return first.filter((one) => isNeeded(one) && !known.has(nameOf(one)));
}
