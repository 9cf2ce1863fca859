/** Everything that is wrong with files, each with its line. */
import { deadLinks } from './dead-links.ts';
import { nameOfFile } from './file-names.ts';
import type { FileFault, FilesRead } from './files.ts';
import { readSpace } from './space.ts';
import { faultsInWritten } from './written-faults.ts';

/** Faults of the files and of the documents in them, in the order of files and lines.
 * @param others why some files were not read at all */
export function faultsInFiles(read: FilesRead, others: readonly FileFault[] = []): FileFault[] {
  const unreadable = [...read.unreadable, ...others.flatMap(({ file }) => nameOfFile(file) ?? [])];
  const { space, faults } = readSpace(0, read.documents, unreadable);
  const further = space ? [...faultsInWritten(read.documents), ...deadLinks(read.documents)] : [];
  const all = [...others, ...read.faults, ...[...faults, ...further].map(read.placeOf)];
  const unique = new Map(all.map((fault) => [JSON.stringify(Object.values(fault)), fault]));
  return [...unique.values()].toSorted(
    (a, b) => compared(a.file, b.file) || a.line - b.line || compared(a.reason, b.reason),
  );
}

const compared = (a: string, b: string): number => Number(a > b) - Number(a < b);
