/** Writes the shop's content into a folder, and keeps what was changed there. */
import { statSync } from 'node:fs';
import type { Db } from '#platform/db/database.ts';
import { otherFilesIn, readSpaceFolders, writeFolder } from '#features/content/files.ts';
import { documentsAt } from '#features/content/operations/push.ts';
import type { Document } from '#features/content/contract.ts';
import type { PictureDocument } from '#features/content/record/document.ts';
import { readContent, readPicture } from '#features/content/repository.ts';
import { readFiles, writeFiles, type SpaceFiles } from '#features/content/rules/files.ts';
import { pictureKind } from '#features/content/rules/kinds.ts';
import { mergeDocuments } from '#features/content/rules/merge.ts';
import { isSame } from '#features/content/rules/same.ts';
import { baseOf, momentOf } from './base.ts';
import { documentsOf, done, faultLines, listed, refused, type Outcome } from './outcome.ts';

export interface PullOrder {
  folder: string;
  /** Also replaces what was changed in the folder. */
  force: boolean;
}

export async function pull(db: Db, { folder, force }: PullOrder): Promise<Outcome> {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return refused(`${folder} is no folder.`);
  const others = otherFilesIn(folder);
  if (others.length > 0)
    return refused(
      `${folder} has files that are no content; name another folder.`,
      ...listed(others),
    );
  const { version, documents: theirs } = await readContent(db);
  const here = found
    ? readSpaceFolders([folder])
    : { files: new Map<string, Uint8Array>(), faults: [] };
  const isFresh = force || (here.files.size === 0 && here.faults.length === 0);
  const merged = isFresh ? { documents: theirs, mine: [] } : await merge(db, folder, here, theirs);
  if ('ok' in merged) return merged;
  const files = await filesOf(db, merged.documents, here.files);
  writeFolder(folder, files, await momentOf(db, version));
  const kept =
    merged.mine.length > 0 ? ['Changed here and not pushed yet:', ...listed(merged.mine)] : [];
  const count = documentsOf(merged.documents.length);
  return done(`${count} of version ${version} are in ${folder}.`, ...kept);
}

/** The space's documents with what was changed in the folder. */
async function merge(
  db: Db,
  folder: string,
  here: ReturnType<typeof readSpaceFolders>,
  theirs: readonly Document[],
): Promise<{ documents: Document[]; mine: string[] } | Outcome> {
  const mine = readFiles(here.files);
  const faults = [...here.faults, ...mine.faults];
  const wayOut =
    'Nothing was pulled. Name another folder, or add --force to replace the files here.';
  if (faults.length > 0) return refused(...faultLines(faults, () => folder), wayOut);
  const base = await baseOf(db, folder);
  const began = base === null ? null : await documentsAt(db, base);
  if (!began) return refused(`${folder} was pulled from another shop or environment.`, wayOut);
  const merged = mergeDocuments(began, mine.documents, theirs);
  if (merged.conflicts.length === 0) return merged;
  return refused('Changed both here and in the shop:', ...listed(merged.conflicts), wayOut);
}

/** Files of the documents. Those that say the same in the folder stay as they were written. */
async function filesOf(
  db: Db,
  documents: readonly Document[],
  here: SpaceFiles,
): Promise<Map<string, Uint8Array>> {
  const { pictures } = readFiles(here);
  for (const { kind, key, data } of documents) {
    if (kind !== pictureKind) continue;
    const { hash } = data as PictureDocument;
    const bytes = pictures.get(hash) ?? (await readPicture(db, hash))?.bytes;
    if (!bytes) throw new Error(`The picture ${key} is in no table: restore the database.`);
    pictures.set(hash, bytes);
  }
  const files = writeFiles(documents, (hash) => pictures.get(hash));
  for (const [file, bytes] of files) {
    const [mine, theirs] = [here.get(file), bytes].map(
      (one) => one && readFiles(new Map([[file, one]])),
    );
    if (mine && isSame(mine.documents, theirs?.documents)) files.set(file, here.get(file) ?? bytes);
  }
  return files;
}
