/** Reads content folders and looks for faults; needs no database. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSpaceFolders } from '#features/content/files.ts';
import { faultsInFiles } from '#features/content/rules/check.ts';
import { readFiles, type FilesRead, type SpaceFiles } from '#features/content/rules/files.ts';
import {
  documentsOf,
  done,
  faultLines,
  faultOfFolder,
  faultsOf,
  refused,
  type Outcome,
} from './outcome.ts';

export function check(folders: readonly string[]): Outcome {
  const read = readChecked(folders);
  if ('ok' in read) return read;
  return done(`${documentsOf(read.documents.length)}, no faults.`);
}

/** The folders' documents, or why they cannot be used: every fault with its file and line. */
export function readChecked(
  folders: readonly string[],
): (FilesRead & { files: SpaceFiles }) | Outcome {
  const wrong = folders.map(faultOfFolder).filter((fault) => fault !== null);
  if (wrong.length > 0) return refused(...wrong);
  const { files, faults: others } = readSpaceFolders(folders);
  if (files.size === 0 && others.length === 0)
    return refused(`There are no content files in ${folders.join(' and ')}.`);
  const read = readFiles(files);
  const faults = faultsInFiles(read, others);
  if (faults.length === 0) return { ...read, files };
  // A missing file belongs to the first folder, which is the complete one.
  const folderOf = (file: string) =>
    folders.findLast((folder) => existsSync(join(folder, file))) ?? folders[0] ?? '';
  return refused(...faultLines(faults, folderOf), `${faultsOf(faults.length)}.`);
}
