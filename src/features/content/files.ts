/** Folders of content files on disk. */
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { nameOfFile } from './rules/file-names.ts';
import type { FileFault, SpaceFiles } from './rules/files.ts';
import { largestFile, tooLarge } from './rules/picture-file.ts';

/** The file that says which version a folder was pulled from. */
export const versionFile = '.version';

/** Files, and why some were not read. */
export interface FoldersRead {
  files: Map<string, Uint8Array>;
  faults: FileFault[];
}

/** All files of the folders; of two with the same path the later folder's counts. Hidden files are left out.
 * @throws Error naming a folder that cannot be read */
export const readFolders = (folders: readonly string[]): Map<string, Uint8Array> =>
  readSpaceFolders(folders).files;

/** The same with faults: a link may lead out of the folder and is not followed, and a file that is too large
 * is not read into memory.
 * @throws Error naming a folder that cannot be read */
export function readSpaceFolders(folders: readonly string[]): FoldersRead {
  const files = new Map<string, Uint8Array>();
  const faults = new Map<string, FileFault>();
  for (const folder of folders) {
    for (const { file, isFile } of entriesIn(folder)) {
      const path = join(folder, file);
      const reason = isFile ? faultOfSize(path) : 'is a link; a content space has files only';
      if (reason) {
        faults.set(file, { file, line: 1, reason });
        files.delete(file);
      } else {
        files.set(file, readFileSync(path));
        faults.delete(file);
      }
    }
  }
  return { files, faults: [...faults.values()] };
}

const faultOfSize = (path: string): string | null =>
  statSync(path).size > largestFile ? tooLarge : null;

interface Entry {
  /** Path below the folder, with `/` between folders. */
  file: string;
  isFile: boolean;
}

/** Files and links, without those that systems and editors hide. Links to folders are not followed: node's own
 * recursive reading would. */
function entriesIn(folder: string, inside = ''): Entry[] {
  return readdirSync(join(folder, inside), { withFileTypes: true })
    .filter(({ name }) => !isHidden(name))
    .flatMap((entry) => {
      const file = inside ? `${inside}/${entry.name}` : entry.name;
      return entry.isDirectory() ? entriesIn(folder, file) : [{ file, isFile: entry.isFile() }];
    });
}

const isHidden = (name: string): boolean =>
  name.startsWith('.') || name.endsWith('~') || name === 'Thumbs.db' || name === 'desktop.ini';

/** Writes the files into a folder and removes the content files that are not among them. */
export function writeFolder(folder: string, files: SpaceFiles, pulled: Pulled): void {
  mkdirSync(folder, { recursive: true });
  for (const { file } of entriesIn(folder)) {
    if (files.has(file) || !nameOfFile(file)) continue;
    rmSync(join(folder, file));
    removeEmpty(folder, dirname(file));
  }
  writeInto(folder, files);
  writePulled(folder, pulled);
}

/** Adds the files to the folder, over those of the same names. */
export function writeInto(folder: string, files: SpaceFiles): void {
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    // A link is replaced, and not what it leads to.
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(path);
    writeFileSync(path, bytes);
  }
}

function removeEmpty(folder: string, inside: string): void {
  if (inside === '.' || readdirSync(join(folder, inside)).length > 0) return;
  rmdirSync(join(folder, inside));
  removeEmpty(folder, dirname(inside));
}

/** The version of a space that a folder began with. */
export interface Pulled {
  version: number;
  /** When it was pushed: spaces of other environments have versions of the same numbers. */
  pushedAt: string;
}

export const writePulled = (folder: string, { version, pushedAt }: Pulled): void =>
  writeFileSync(join(folder, versionFile), `${version} ${pushedAt}\n`);

/** Undefined when the folder was not pulled. */
export function pulledFrom(folder: string): Pulled | undefined {
  const file = join(folder, versionFile);
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const [, version, pushedAt = ''] =
    /^(\d{1,9}) (\S+)$/.exec(readFileSync(file, 'utf8').trim()) ?? [];
  return version === undefined ? undefined : { version: Number(version), pushedAt };
}

/** Files of the folder that belong to no content space, so that writing into it could lose something; none
 * when there is no folder yet. */
export function otherFilesIn(folder: string): string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return [];
  return entriesIn(folder)
    .filter(({ file, isFile }) => !isFile || !nameOfFile(file))
    .map(({ file }) => file)
    .toSorted();
}
