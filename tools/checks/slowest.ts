/** Which tests took longest, from the test runners' reports. */
import { fullTitle, testsOf, type E2eReport } from './e2e-report.ts';

export interface TimedTest {
  title: string;
  /** Includes the test's own set-up. */
  milliseconds: number;
}

interface UnitReport {
  testResults?: { assertionResults: { fullName?: string; duration?: number | null }[] }[];
}

export const unitTimes = ({ testResults = [] }: UnitReport): TimedTest[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName = '', duration }) => ({ title: fullName, milliseconds: duration ?? 0 }));

/** Titles of end-to-end tests begin with their file. */
export const e2eTimes = (report: E2eReport): TimedTest[] =>
  testsOf(report).map((test) => ({
    title: fullTitle(test),
    milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
  }));

/** One line for each of the `count` slowest tests, the slowest first. */
export const slowestLines = (tests: TimedTest[], count = 10): string[] =>
  tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(
      ({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${title}`,
    );
