/** Data folders of the shop, which other users of the machine must not read. */
import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { StartRefused } from './errors.ts';

const everybodys = 0o1000;

/** Makes the folder and closes it to other users; a shared one, such as /tmp, stays open.
 * @throws StartRefused with one sentence when it cannot be made or written to. */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { mode, uid } = statSync(folder);
    const isOwn = uid === process.getuid?.();
    if (isOwn && (mode & everybodys) === 0) chmodSync(folder, 0o700);
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    throw new StartRefused(
      `The folder ${folder} cannot be made or written to (${code}); ` +
        'set DATA_DIR to one that belongs to the user the shop runs as.',
      { cause },
    );
  }
}
