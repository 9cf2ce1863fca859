/** Lock file of the embedded database, which only one process may open at a time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../errors.ts';
import { takeLock } from '../lock-file.ts';

/** Locks the directory for this process and returns the function that unlocks it.
 * @param patience milliseconds to wait for a process that is shutting down
 * @throws StartRefused naming the process that holds the lock. */
export async function lockDirectory(directory: string, patience = 5000): Promise<() => void> {
  const file = `${directory}.lock`;
  const limit = Date.now() + patience;
  let taken = takeLock(file);
  while (typeof taken === 'number') {
    if (Date.now() > limit) {
      throw new StartRefused(
        `The embedded database ${directory} is in use by process ${taken}. ` +
          'Stop that process first, or set DATABASE_URL to a PostgreSQL server that several processes may share.',
      );
    }
    await sleep(100);
    taken = takeLock(file);
  }
  return taken;
}
