/** Runs programs for the checks: captures output, ends what hangs, and leaves nothing running however the checks
 * end. */
import { startLeashed } from '../leash.mjs';
import { root } from '../steps.mjs';

export interface Ended {
  ok: boolean;
  output: string;
}

export interface CommandOptions {
  environment?: Record<string, string>;
  /** Gets each part of the output when it comes. */
  log?: (text: string) => void;
  /** Milliseconds after which a program that says nothing counts as hanging; a slow one still speaks. */
  longestSilence?: number;
}

/** For the test runners' reports, which they write when they are asked to end. */
const patience = 30_000;

const running = new Set<ReturnType<typeof startLeashed>>();
const closers: (() => Promise<void> | void)[] = [];
let stopping: Promise<void> | undefined;

/** Runs the program to its end, or until it has been silent for too long; `ok` when its exit code is 0. */
export async function command(
  program: string,
  parameters: string[],
  { environment = {}, log = () => {}, longestSilence = 10 * 60_000 }: CommandOptions = {},
): Promise<Ended> {
  const started = startLeashed([program, ...parameters], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    output: 'pipe',
    wholeGroup: true,
    patience,
  });
  running.add(started);
  let output = '';
  const keep = (text: string) => {
    output += text;
    log(text);
    timer.refresh();
  };
  const timer = setTimeout(() => {
    keep(`\nStopped after ${longestSilence / 60_000} minutes without a word.\n`);
    void started.stop();
  }, longestSilence);
  started.process.stdout?.setEncoding('utf8').on('data', keep);
  started.process.stderr?.setEncoding('utf8').on('data', keep);
  const code = await new Promise((resolve) => started.process.once('close', resolve));
  clearTimeout(timer);
  running.delete(started);
  return { ok: code === 0, output: output.trim() };
}

/** Calls `closer` when the checks end or are stopped; what was registered last is closed first. */
export function atEnd(closer: () => Promise<void> | void): void {
  closers.unshift(closer);
}

/** Stops every program and closes what is open, once. */
export function stopAll(): Promise<void> {
  stopping ??= closeAll();
  return stopping;
}

async function closeAll(): Promise<void> {
  await Promise.all([...running].map((one) => one.stop()));
  for (const closer of closers) await closer();
}
