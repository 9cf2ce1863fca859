/** Lock file of the embedded database, which only one process may open at a time. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../errors.ts';

/** Locks the directory for this process and returns the function that unlocks it.
 * @param patience milliseconds to wait for a process that is shutting down
 * @throws StartRefused naming the process that holds the lock. */
export async function lockDirectory(directory: string, patience = 5000): Promise<() => void> {
  const file = `${directory}.lock`;
  const limit = Date.now() + patience;
  for (let holder = holderOf(file); holder; holder = holderOf(file)) {
    if (Date.now() > limit) {
      throw new StartRefused(
        `The embedded database ${directory} is in use by process ${holder}. ` +
          'Stop that process first, or set DATABASE_URL to a PostgreSQL server that several processes may share.',
      );
    }
    await sleep(100);
  }
  writeFileSync(file, `${process.pid} ${startOf(process.pid)}`);
  return () => rmSync(file, { force: true });
}

/** The process that wrote the lock file, when it is still running and is not this one. */
function holderOf(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const [pid = 0, start] = readFileSync(file, 'utf8').split(' ').map(Number);
  const isHeld = pid > 0 && pid !== process.pid && isRunning(pid) && startOf(pid) === start;
  return isHeld ? pid : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Start time of a process in clock ticks: process ids are reused, in containers soon. 0 where the system
 * does not report it. Source: field 22 of proc(5) `/proc/[pid]/stat`. */
function startOf(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return Number(afterName.split(' ')[19]);
  } catch {
    return 0;
  }
}
