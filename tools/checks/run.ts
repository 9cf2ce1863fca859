/** Runs the named checks, or those of every change: first the sources and the build in parallel, then the
 * tests; one line per check, failed tests, the slowest ones, the unsteady ones and a sum. `--all` runs the rest too,
 * `--near` what a change is near to; `--strict` gives no test a second try. */
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeLock } from '../../src/platform/lock-file.ts';
import { readArguments } from './arguments.ts';
import { chosenChecks, type Chosen } from './chosen.ts';
import { atEnd, stopAll } from './command.ts';
import { checksFolder, type Outcome } from './outcome.ts';
import { resultLines, summaryLines, sumOf, type Result } from './summary.ts';
import { sweep } from './sweep.ts';
import type { Check } from './table.ts';

const temporaryPrefix = 'aitta-checks-';
const results = new Map<string, Result>();

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isStopped = true;
    void stopAll().finally(() => process.exit(130));
  });
}

const { isStrict, near, checks } = await read(process.argv.slice(2));
await lock();
sweepAll();
setTemporary();
rmSync(checksFolder, { recursive: true, force: true });
mkdirSync(checksFolder, { recursive: true });
try {
  await Promise.all([lane('code'), lane('pages')]);
  await lane('tests');
  await lane('rest');
} finally {
  await stopAll();
}
const all = checks.flatMap(({ name }) => results.get(name) ?? []);
console.log(summaryLines(all).join('\n'));
process.exit(sumOf(all).failed > 0 ? 1 : 0);

/** The checks, or the end with the sentence that says why there are none. */
async function read(words: string[]): Promise<Chosen & { isStrict: boolean }> {
  try {
    const asked = readArguments(words);
    return { ...(await chosenChecks(asked)), isStrict: asked.isStrict };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Reports, build and demo shop of a checkout belong to one run at a time. */
async function lock(): Promise<void> {
  mkdirSync(join(checksFolder, '..'), { recursive: true });
  for (let isReported = false; ; isReported = true) {
    const taken = takeLock(`${checksFolder}.lock`);
    if (typeof taken !== 'number') return atEnd(taken);
    if (!isReported) console.log(`Process ${taken} runs the checks here; these wait for its end.`);
    await sleep(1000);
  }
}

/** Of runs that were killed. */
function sweepAll(): void {
  sweep(tmpdir(), temporaryPrefix, Date.now());
  for (const prefix of ['built-', 'dev-']) sweep(join(checksFolder, '..'), prefix, Date.now());
}

/** All programs put their temporary files there, so that none stays when they are killed. PostgreSQL enters it as
 * another user. */
function setTemporary(): void {
  const folder = mkdtempSync(join(tmpdir(), temporaryPrefix));
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
}

async function lane(name: Check['lane']): Promise<void> {
  for (const check of checks.filter((one) => one.lane === name)) {
    if (isStopped) return;
    const started = performance.now();
    const log = join(checksFolder, `${check.name}.log`);
    const outcome = await outcomeOf(check, (text) => appendFileSync(log, text));
    if (isStopped) return;
    const seconds = (performance.now() - started) / 1000;
    const result = { ...outcome, name: check.name, seconds, log };
    results.set(check.name, result);
    console.log(resultLines(result).join('\n'));
  }
}

/** Whoever changes something wants the first failure soon; what follows it takes minutes. */
function failedTests(): string | undefined {
  const failed = (name: string) => (results.get(name)?.failed ?? 0) > 0;
  return checks.find(({ name, lane: own }) => own === 'tests' && failed(name))?.name;
}

async function outcomeOf(check: Check, log: (text: string) => void): Promise<Outcome> {
  const failedWith = (output: string): Outcome => {
    log(output);
    return { passed: 0, failed: 1, output };
  };
  const needed = check.needs && results.get(check.needs);
  if (needed && needed.failed > 0) return failedWith(`Not run: ${needed.name} failed.`);
  const first = near && failedTests();
  if (first) return { passed: 0, failed: 0, output: '', missing: `${check.name}: ${first} failed` };
  return check
    .work({ isStrict, log, ...(near && { near }) })
    .catch((error: unknown) =>
      failedWith(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
}
