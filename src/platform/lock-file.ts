/** A file that names the process holding something that only one may hold. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Takes the lock, unless a process that runs holds it; a lock of this process or of one that has ended is taken over.
 * @returns what gives it back, or the id of the process that holds it */
export function takeLock(file: string): (() => void) | number {
  const holder = holderOf(file);
  if (holder) return holder;
  rmSync(file, { force: true });
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return holderOf(file) ?? takeLock(file);
    throw error;
  }
  return () => rmSync(file, { force: true });
}

/** The process that wrote the lock file, when it is still running and is not this one. */
function holderOf(file: string): number | undefined {
  const [pid = 0, start] = read(file).split(' ').map(Number);
  const isHeld = pid > 0 && pid !== process.pid && isRunning(pid) && startOf(pid) === start;
  return isHeld ? pid : undefined;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @internal */
export function isRunning(pid: number): boolean {
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
