/** Runs the tests of one fault in a process of their own. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { mutated, type Mutant } from './mutants.ts';
import { testsOf } from './sources.ts';

export interface Fault extends Mutant {
  /** Path relative to the root, and the file's content. */
  file: string;
  source: string;
}

/** A fault may make a test wait for ever: the limit is this many times the duration without it, plus a
 * little. */
const patience = 3;
const patienceMs = 30_000;

/**
 * Whether a test fails or never ends: of the feature's own, else of the services'.
 * @param folder for the mutant
 * @throws Error when the tests fail without the fault
 */
export async function isSeen(fault: Fault, folder: string, ownOnly: boolean): Promise<boolean> {
  const { own, services } = testsOf(root, fault.file);
  if (await fails(own, fault, folder)) return true;
  return !ownOnly && fails(services, fault, folder);
}

async function fails(tests: string[], fault: Fault, folder: string): Promise<boolean> {
  if (tests.length === 0) return false;
  const limitMs = (await usualMs(tests)) * patience + patienceMs;
  const source = join(folder, 'mutant.ts');
  writeFileSync(source, withOperators(mutated(fault.source, fault)));
  const args = ['related', fault.file, '--passWithNoTests'];
  return (await failureOf({ args, tests, file: fault.file, source, limitMs })) !== null;
}

/** Milliseconds the tests take without a fault. */
const known = new Map<string, number>();

async function usualMs(tests: string[]): Promise<number> {
  const key = tests.join('\n');
  const reported = known.get(key);
  if (reported !== undefined) return reported;
  const began = performance.now();
  const failure = await failureOf({ args: [], tests, file: '', source: '', limitMs: 0 });
  if (failure !== null) throw new Error(`Tests fail without a fault:\n${failure}`);
  known.set(key, performance.now() - began);
  return performance.now() - began;
}

/** Imports replaced operators of the query builder from the whole package. */
function withOperators(source: string): string {
  return source.includes('__mutant.')
    ? `${source}\nimport * as __mutant from 'drizzle-orm';\n`
    : source;
}

interface Run {
  args: string[];
  tests: string[];
  /** The mutated file and the source to use for it; empty for none. */
  file: string;
  source: string;
  /** 0 for no limit. */
  limitMs: number;
}

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const config = 'tools/mutate/vitest.config.ts';

/** The tests' output when one failed or they took too long; null when all passed. */
function failureOf({ args, tests, file, source, limitMs }: Run): Promise<string | null> {
  const child = spawn(process.execPath, [vitest, ...args, '--run', '--config', config], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      MUTANT_FILE: file && join(root, file),
      MUTANT_SOURCE: source,
      MUTANT_TESTS: tests.join('\n'),
    },
  });
  // The tests' own processes are in the same process group.
  const stop = (): void => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
  const timer = limitMs > 0 ? setTimeout(stop, limitMs) : undefined;
  process.once('exit', stop);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve(code === 0 ? null : said);
    });
  });
}
