/** A copy of the embedded database from before its last upgrade, to go back to. */
import { constants } from 'node:fs';
import { access, cp, rename, rm } from 'node:fs/promises';
import { StartRefused } from '../errors.ts';

/** Where the copy of an embedded database is kept; the next upgrade replaces it. */
export const copyOf = (directory: string): string => `${directory}-before-upgrade`;

/** The copy while the upgrade it was made for has not ended; it stays when that is tried again. */
const beginning = (directory: string) => `${copyOf(directory)}.new`;

/** Copies a database that is closed. The copy of the upgrade before stays until {@link keepCopy}.
 * @throws StartRefused when it cannot be copied; nothing was changed then */
export async function copyBeforeUpgrade(directory: string): Promise<void> {
  const copy = beginning(directory);
  if (await exists(copy)) return;
  const part = `${copy}.part`;
  try {
    await rm(part, { recursive: true, force: true });
    // Where the file system can, the copy shares its blocks with the database.
    await cp(directory, part, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await rename(part, copy);
  } catch (cause) {
    await rm(part, { recursive: true, force: true }).catch(() => {});
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    throw new StartRefused(
      `The embedded database ${directory} could not be copied before its upgrade (${code}), and was not changed; ` +
        'make room for a second one.',
      { cause },
    );
  }
}

/** Ends an upgrade: its copy replaces the one of the upgrade before.
 * @returns where the copy is */
export async function keepCopy(directory: string): Promise<string> {
  const copy = copyOf(directory);
  await rm(copy, { recursive: true, force: true });
  await rename(beginning(directory), copy);
  return copy;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
