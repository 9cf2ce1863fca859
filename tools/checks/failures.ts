/** Which tests failed, where and why, from the test runners' reports: they come first in the summary. */
import { relative } from 'node:path';
import { root } from '../steps.mjs';
import { firstErrorOf, firstLine, testsOf, type E2eReport } from './e2e-report.ts';

export interface Failure {
  title: string;
  /** File and line where known: `e2e/cart.spec.ts:12`. */
  place: string;
  /** First line of the error. */
  error: string;
}

interface UnitReport {
  testResults?: {
    name: string;
    message?: string;
    status: string;
    assertionResults: UnitTest[];
  }[];
}

interface UnitTest {
  fullName?: string;
  status?: string;
  failureMessages?: string[];
  location?: { line: number } | null;
}

/** A skipped test, and a file that could not be loaded, are failures too. */
export const unitFailures = ({ testResults = [] }: UnitReport): Failure[] =>
  testResults.flatMap(({ name, message, status: whole, assertionResults }) => {
    const file = relative(root, name);
    if (whole === 'failed' && assertionResults.length === 0) {
      return [{ title: 'the file could not be loaded', place: file, error: firstLine(message) }];
    }
    return assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName = '', failureMessages = [], location, status }) => ({
        title: fullName,
        place: location ? `${file}:${location.line}` : file,
        error: status === 'failed' ? firstLine(failureMessages[0]) : skipped,
      }));
  });

const skipped = 'It was skipped.';

/** What broke outside the tests, such as a file that could not be loaded, is a failure too. */
export const e2eFailures = (report: E2eReport): Failure[] => [
  ...(report.errors ?? []).map(({ message, location }) => ({
    title: 'outside the tests',
    place: location ? `${relative(root, location.file)}:${location.line}` : 'e2e',
    error: firstLine(message),
  })),
  ...testsOf(report)
    .filter(({ status }) => status === 'unexpected' || status === 'skipped')
    .map((test) => ({
      // The first title is the file, which the place names.
      title: test.titles.slice(1).join(' › '),
      place: `e2e/${test.file}:${test.line}`,
      error: test.status === 'skipped' ? skipped : firstErrorOf(test),
    })),
];

/** For the summary of a run; nothing when nothing failed. */
export function failureLines(name: string, failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  return [
    '',
    `Failed in ${name}`,
    ...failures.flatMap(({ title, place, error }) => [
      `  ${title}`,
      `      ${place}`,
      `      ${error}`,
    ]),
  ];
}
