/** What a run of the checks says at its end. */
import { relative } from 'node:path';
import { root } from '../steps.mjs';
import { failureLines } from './failures.ts';
import type { Outcome } from './outcome.ts';
import { slowestLines } from './slowest.ts';
import { unsteadyLines } from './unsteady.ts';

export interface Result extends Outcome {
  name: string;
  seconds: number;
  /** File with everything the check said. */
  log: string;
}

/** Maximum lines shown of a failed check's output. */
const longestOutput = 300;

/** A check in one line, and the end of what it said when it failed. */
export function resultLines(result: Result): string[] {
  if (result.failed === 0) return [lineOf(result)];
  const lines = result.output.split('\n');
  const shown = lines.slice(-longestOutput).map((line) => `    ${line}`);
  return [lineOf(result), '', ...shown, '', `    All of it: ${relative(root, result.log)}`, ''];
}

function lineOf({ name, passed, failed, seconds, note }: Result): string {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  const facts = `${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`;
  return `${mark} ${facts}${note ? `   (${note})` : ''}`;
}

/** Failed tests first; the sum is the last line. */
export function summaryLines(all: readonly Result[]): string[] {
  const missing = all.flatMap((one) => one.missing ?? []).map((one) => `  ${one}`);
  return [
    ...all.flatMap(({ name, failures = [] }) => failureLines(name, failures)),
    ...all.flatMap(({ name, tests = [] }) =>
      tests.length > 0 ? ['', `Slowest of ${name}`, ...slowestLines(tests)] : [],
    ),
    '',
    'Summary',
    ...all.map(lineOf),
    ...unsteadyLines(all.flatMap((one) => one.unsteady ?? [])),
    '',
    ...(missing.length > 0 ? ['Not run', ...missing, ''] : []),
    sumLine(all),
  ];
}

/** `N passed, N failed` */
function sumLine(all: readonly Result[]): string {
  const { passed, failed } = sumOf(all);
  return `${passed} passed, ${failed} failed`;
}

export const sumOf = (all: readonly Result[]) => ({
  passed: all.reduce((sum, one) => sum + one.passed, 0),
  failed: all.reduce((sum, one) => sum + one.failed, 0),
});
