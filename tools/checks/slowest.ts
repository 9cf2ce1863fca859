/** Which tests took longest, from the test runners' reports. */

export interface TimedTest {
  title: string;
  /** Of the test with what is made for it. */
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

/** Titles of journeys begin with their file. */
export const journeyTimes = ({ suites = [] }: { suites?: Suite[] }): TimedTest[] =>
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

/** A line for each of the `count` slowest, the slowest first. */
export const slowestLines = (tests: TimedTest[], count = 10): string[] =>
  tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(
      ({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${title}`,
    );
