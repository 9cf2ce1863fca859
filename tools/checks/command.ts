/** Runs programs for the checks: captures output, ends what hangs, and leaves nothing running when the checks
 * are stopped. */
import { spawn } from 'node:child_process';
import { root } from '../steps.mjs';

export interface Ended {
  ok: boolean;
  output: string;
}

/** Milliseconds after which a program that says nothing counts as hanging; a slow one still speaks. */
const longestSilence = 10 * 60_000;
/** Process groups that are running, and how to stop what is not a process group. */
const running = new Set<number>();
const closers = new Set<() => Promise<void> | void>();

/** Runs the program to its end, or until it has been silent for too long; `ok` when its exit code is 0. */
export function command(
  program: string,
  parameters: string[],
  environment: Record<string, string> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const keep = (chunk: string) => {
      output += chunk;
      timer.refresh();
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    const { pid } = child;
    if (pid) running.add(pid);
    const timer = setTimeout(() => {
      output += `\nStopped after ${longestSilence / 60_000} minutes without a word.`;
      if (pid) signal(pid, 'SIGKILL');
    }, longestSilence);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (pid) running.delete(pid);
      resolve({ ok: code === 0, output: output.trim() });
    });
  });
}

/** Calls `close` when the checks end or are stopped. */
export function atEnd(close: () => Promise<void> | void): void {
  closers.add(close);
}

/** Stops every program and closes what is open. */
export async function stopAll(): Promise<void> {
  for (const pid of running) signal(pid, 'SIGTERM');
  for (let tries = 0; running.size > 0 && tries < 50; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const pid of running) signal(pid, 'SIGKILL');
  for (const close of closers) await close();
  closers.clear();
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // It has already ended.
  }
}
