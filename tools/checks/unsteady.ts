/** Browser tests that passed at the second try only. */
import { firstErrorOf, fullTitle, testsOf, type E2eReport } from './e2e-report.ts';

/** More than these in one run are a failure of the run: what is unsteady has to be mended, not repeated. */
export const mostUnsteady = 8;

export interface UnsteadyTest {
  /** Its file first. */
  title: string;
  /** Its first error in a line. */
  error: string;
}

export const unsteadyTests = (report: E2eReport): UnsteadyTest[] =>
  testsOf(report)
    .filter(({ status }) => status === 'flaky')
    .map((test) => ({ title: fullTitle(test), error: firstErrorOf(test) }));

/** For the summary of a run: what was unsteady and why; nothing when nothing was. */
export function unsteadyLines(tests: readonly UnsteadyTest[]): string[] {
  if (tests.length === 0) return [];
  const tooMany = `more than ${mostUnsteady}: the run has failed`;
  const about = `${tests.length} passed at the second try only`;
  return [
    `unsteady   ${tests.length > mostUnsteady ? `${about}, ${tooMany}` : about}`,
    ...tests.flatMap(({ title, error }) => [`  ${title}`, `      ${error}`]),
  ];
}
