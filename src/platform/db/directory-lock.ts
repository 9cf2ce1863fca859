/** The embedded database belongs to one process at a time; this says whose it is. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes the directory for this process and returns how to give it back.
 * @throws Error naming the process that has it. */
export function lockDirectory(directory: string): () => void {
  const file = `${join(directory)}.lock`;
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `The embedded database ${directory} is in use by process ${holder}. ` +
        'Stop that process first, or set DATABASE_URL to a PostgreSQL server that several processes may share.',
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
