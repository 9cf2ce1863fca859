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

/** A fault may make a test file run for ever: for this long, and some times as long as it usually takes. */
const patienceMs = 60_000;
const patience = 5;

/** Milliseconds that test files took without a fault; those in it pass. */
const usual = new Map<string, number>();

/** The same of their last run, whatever its end, so that quick ones run first. */
const last = new Map<string, number>();

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
  const source = withOperators(mutated(fault.source, fault));
  const failure = await run({ file, source, tests });
  if (failure === null || usual.has(failure.test)) return failure;
  await prove(failure.test);
  // Only now is it known how long the test may take.
  return failure.title === never ? run({ file, source, tests }) : failure;
}

function quickFirst(tests: string[]): string[] {
  const paths = tests.map((test) => join(root, test));
  return paths.toSorted((a, b) => (last.get(a) ?? 0) - (last.get(b) ?? 0));
}

/** A test file that sees a fault has to pass without one. */
async function prove(test: string): Promise<void> {
  const failure = await run({ file: '', source: '', tests: [test] }, 10 * patienceMs);
  if (failure)
    throw new Error(`${test} fails without a fault: ${failure.title}\n${failure.message}`);
}

/** Imports replaced operators of the query builder from the whole package. */
function withOperators(source: string): string {
  return source.includes('__mutant.')
    ? `${source}\nimport * as __mutant from 'drizzle-orm';\n`
    : source;
}

const never = 'never ends';

function run(request: Request, leastMs = patienceMs): Promise<Failure | null> {
  const child = (vitest ??= start());
  const { promise, resolve, reject } = Promise.withResolvers<Failure | null>();
  let overdue: NodeJS.Timeout | undefined;
  const note = (response: Response): void => {
    clearTimeout(overdue);
    if ('failure' in response) return resolve(response.failure);
    if ('ended' in response) {
      last.set(response.ended, response.ms);
      if (request.file === '') usual.set(response.ended, response.ms);
      return;
    }
    const test = response.begun;
    const end = (): void => {
      stop();
      resolve({ test, title: never, message: '' });
    };
    overdue = setTimeout(end, leastMs + patience * (usual.get(test) ?? 0));
  };
  const lost = (): void => reject(new Error('Vitest ended.'));
  child.on('message', note).once('exit', lost);
  child.send(request);
  return promise.finally(() => void child.off('message', note).off('exit', lost));
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
