/** Runs the tests of faults, one after another. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { mutated, type Mutant } from './mutants.ts';
import { testsOf } from './sources.ts';
import type { Failure, Request, Response } from './vitest.ts';

export interface Fault extends Mutant {
  /** Path relative to the root, and the file's content. */
  file: string;
  source: string;
}

/** A fault may make a test file run for ever: this long, or some times as long as the slowest of the
 * tests usually takes. */
const patienceMs = 60_000;
const patience = 5;

/** Duration of each test file's last run, so that quick ones run first. */
const lasted = new Map<string, number>();

/** Test files that pass without a fault. */
const sound = new Set<string>();

let vitest: ChildProcess | undefined;
process.on('exit', stop);

/**
 * The test that sees the fault: of the feature's own, else another that imports from it; null when none does.
 * @throws Error when that test also fails without the fault
 */
export async function seenBy(fault: Fault, ownOnly: boolean): Promise<Failure | null> {
  const { own, others } = testsOf(root, fault.file);
  const tests = [...quickFirst(own), ...(ownOnly ? [] : quickFirst(others))];
  const file = join(root, fault.file);
  const failure = await run({ file, source: withOperators(mutated(fault.source, fault)), tests });
  if (failure?.test) await prove(failure.test);
  return failure;
}

function quickFirst(tests: string[]): string[] {
  const paths = tests.map((test) => join(root, test));
  return paths.toSorted((a, b) => (lasted.get(a) ?? 0) - (lasted.get(b) ?? 0));
}

/** Each test file that sees a fault has to pass without one. */
async function prove(test: string): Promise<void> {
  if (sound.has(test)) return;
  const failure = await run({ file: '', source: '', tests: [test] });
  if (failure)
    throw new Error(`${test} fails without a fault: ${failure.title}\n${failure.message}`);
  sound.add(test);
}

/** Imports replaced operators of the query builder from the whole package. */
function withOperators(source: string): string {
  return source.includes('__mutant.')
    ? `${source}\nimport * as __mutant from 'drizzle-orm';\n`
    : source;
}

function run(request: Request): Promise<Failure | null> {
  const child = (vitest ??= start());
  const { promise, resolve, reject } = Promise.withResolvers<Failure | null>();
  const slowest = Math.max(0, ...request.tests.map((test) => lasted.get(test) ?? 0));
  const overdue = setTimeout(
    () => {
      stop();
      resolve({ test: '', title: 'the tests never end', message: '' });
    },
    patienceMs + patience * slowest,
  );
  const note = (response: Response): void => {
    overdue.refresh();
    if ('failure' in response) resolve(response.failure);
    else lasted.set(response.test, response.ms);
  };
  const lost = (): void => reject(new Error('Vitest ended.'));
  child.on('message', note).once('exit', lost);
  child.send(request);
  return promise.finally(() => {
    clearTimeout(overdue);
    child.off('message', note).off('exit', lost);
  });
}

/** The tests' own processes are in the same process group. */
function start(): ChildProcess {
  const { AITTA_TEST_DATABASE_URL: _, ...env } = process.env;
  return fork(join(root, 'tools/mutate/vitest.ts'), { detached: true, env });
}

function stop(): void {
  if (vitest?.pid) process.kill(-vitest.pid, 'SIGKILL');
  vitest = undefined;
}
