/** Which tests took longest, from the test runners' reports. */

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

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
}

/** Titles of end-to-end tests begin with their file. */
export const e2eTimes = ({ suites = [] }: { suites?: Suite[] }): TimedTest[] =>
  suites.flatMap((suite) => timesIn(suite, ''));

function timesIn({ title, suites = [], specs = [] }: Suite, before: string): TimedTest[] {
  const path = `${before}${title} › `;
  const own = specs.map((spec) => ({
    title: `${path}${spec.title}`,
    milliseconds: spec.tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap((suite) => timesIn(suite, path))];
}

/** One line for each of the `count` slowest tests, the slowest first. */
export const slowestLines = (tests: TimedTest[], count = 10): string[] =>
  tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(
      ({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${title}`,
    );
