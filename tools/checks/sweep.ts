/** Removes what runs of the checks that were killed have left behind. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const oldest = 24 * 3_600_000;

/** Removes folders that runs have made more than a day ago.
 * @param folder which has them
 * @param prefix of their names, before six random letters
 * @param now epoch milliseconds */
export function sweep(folder: string, prefix: string, now: number): void {
  const names = readdirSync(folder).filter(
    (name) => name.startsWith(prefix) && /^\w{6}$/.test(name.slice(prefix.length)),
  );
  for (const path of names.map((name) => join(folder, name))) {
    try {
      if (now - statSync(path).mtimeMs > oldest) rmSync(path, { recursive: true, force: true });
    } catch {
      // Another run was faster, or it is somebody else's.
    }
  }
}
