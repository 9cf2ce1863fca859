/** Starts programs that do not outlive the one that started them. Runs on Node 20. */
import { spawn } from 'node:child_process';

/** A shell between the two processes: when the pipe from us closes, for whatever reason, it stops the
 * program. It outlives the signal that it sends to the whole group, to report how the program ended. */
const leash = `
  exec 3<&0
  trap : INT TERM QUIT HUP
  "$@" 3<&- &
  program=$!
  target=$program
  if [ "$WHOLE_GROUP" ]; then target=-$$; fi
  {
    trap '' INT TERM QUIT HUP
    cat <&3
    kill -s "$SIGNAL_AT_END" -- $target
    while [ $((PATIENCE -= 1)) -ge 0 ]; do sleep 1; done
    kill -s KILL -- $target
  } >/dev/null 2>&1 &
  watcher=$!
  exec 3<&-
  wait $program
  code=$?
  while kill -0 $program; do wait $program; code=$?; done 2>/dev/null
  kill -s KILL $watcher 2>/dev/null
  exit $code
`;

/** Starts a program in a group of its own, so that Ctrl+C reaches it through us only.
 * @param {string[]} command program and its parameters
 * @param {Pick<import('node:child_process').SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
 *   output: 'pipe' | 'inherit' | 'ignore', signal?: string, wholeGroup?: boolean, patience?: number }} options
 *   `signal` asks it to stop, and with `wholeGroup` what it has started too; it has `patience` milliseconds for that
 * @returns the process, and `stop`, which asks it to stop and waits for it */
export function startLeashed(
  command,
  { output, signal = 'TERM', wholeGroup = false, patience = 25_000, ...options },
) {
  const process_ = spawn('sh', ['-c', leash, 'leash', ...command], {
    ...options,
    env: {
      ...(options.env ?? process.env),
      SIGNAL_AT_END: signal,
      WHOLE_GROUP: wholeGroup ? 'yes' : '',
      // Seconds, which the shell counts: a sleep of all of them would outlive it.
      PATIENCE: String(Math.ceil(patience / 1000)),
    },
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
