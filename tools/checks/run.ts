/** Runs the named checks, or all: first the sources and the build in parallel, then the
 * tests; one line per check, the slowest tests, the unsteady ones and a sum. `--strict` gives no test a second try. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { stopAll } from './command.ts';
import { slowestLines } from './slowest.ts';
import { checks, type Check, type Options, type Outcome } from './table.ts';
import { unsteadyLines } from './unsteady.ts';

interface Result extends Outcome {
  name: string;
  seconds: number;
}

/** Maximum lines shown of a failed check's output. */
const longestOutput = 300;
const results = new Map<string, Result>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(130)));
}

const words = process.argv.slice(2);
const strict = '--strict';
const options: Options = { isStrict: words.includes(strict) };
const wanted = chosen(words.filter((word) => word !== strict));
rmSync(join(root, 'var/checks'), { recursive: true, force: true });
try {
  await Promise.all([lane('code'), lane('pages')]);
  await lane('tests');
} finally {
  await stopAll();
}
summarise();

/** The requested checks and those they need, in the table's order. */
function chosen(names: string[]): Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(1);
  }
  if (names.length === 0) return checks;
  const needed = checks
    .filter(({ name }) => names.includes(name))
    .flatMap(({ needs }) => needs ?? []);
  return checks.filter(({ name }) => names.includes(name) || needed.includes(name));
}

async function lane(name: Check['lane']): Promise<void> {
  for (const check of wanted.filter((one) => one.lane === name)) {
    const started = performance.now();
    const outcome = await outcomeOf(check);
    const result = { ...outcome, name: check.name, seconds: (performance.now() - started) / 1000 };
    results.set(check.name, result);
    console.log(lineOf(result));
    if (result.failed > 0) console.log(indented(result.output));
  }
}

async function outcomeOf(check: Check): Promise<Outcome> {
  const needed = check.needs && results.get(check.needs);
  if (needed && needed.failed > 0) {
    return { passed: 0, failed: 1, output: `Not run: ${needed.name} failed.` };
  }
  return check.work(options).catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
}

function lineOf({ name, passed, failed, seconds, note }: Result): string {
  const mark = failed > 0 ? '✗' : '✓';
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  const facts = `${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`;
  return `${mark} ${facts}${note ? `   (${note})` : ''}`;
}

function indented(output: string): string {
  const lines = output.split('\n');
  const shown = lines.slice(-longestOutput).map((line) => `    ${line}`);
  return ['', ...shown, ''].join('\n');
}

function summarise(): void {
  const all = wanted.flatMap(({ name }) => results.get(name) ?? []);
  for (const { name, tests } of all)
    if (tests) console.log(['', `Slowest of ${name}`, ...slowestLines(tests)].join('\n'));
  const unsteady = unsteadyLines(all.flatMap((one) => one.unsteady ?? []));
  console.log(['', 'Summary', ...all.map(lineOf), ...unsteady, ''].join('\n'));
  const sum = (key: 'passed' | 'failed') => all.reduce((total, one) => total + one[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
