/** Starts programs that do not outlive the one that started them. Runs on Node 20. */
import { spawn } from 'node:child_process';

/** A shell between the two processes: when the pipe from us closes, for whatever reason, it stops the
 * program. */
const leash = `
  exec 3<&0
  "$@" 3<&- &
  program=$!
  { cat <&3 >/dev/null; kill -s "$SIGNAL_AT_END" $program; } 2>/dev/null &
  watcher=$!
  exec 3<&-
  wait $program
  code=$?
  kill $watcher 2>/dev/null
  exit $code
`;

/** Starts a program in a group of its own, so that Ctrl+C reaches it through us only.
 * @param {string[]} command program and its parameters
 * @param {Pick<import('node:child_process').SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
 *   output: 'pipe' | 'inherit' | 'ignore', signal?: string, patience?: number }} options `signal` asks it
 *   to stop; it has `patience` milliseconds for that
 * @returns the process, and `stop`, which asks it to stop and waits for it */
export function startLeashed(command, { output, signal = 'TERM', patience = 25_000, ...options }) {
  const process_ = spawn('sh', ['-c', leash, 'leash', ...command], {
    ...options,
    env: { ...(options.env ?? process.env), SIGNAL_AT_END: signal },
    stdio: ['pipe', output, output],
    detached: true,
  });
  const ended = new Promise((resolve) => process_.once('exit', resolve));
  const stop = async () => {
    process_.stdin?.end();
    const timer = setTimeout(() => killGroup(process_.pid), patience);
    await ended;
    clearTimeout(timer);
  };
  return { process: process_, ended, stop };
}

/** @param {number | undefined} pid */
function killGroup(pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
