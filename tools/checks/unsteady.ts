/** Browser tests that passed at the second try only, from Playwright's JSON report. */

/** More than these in one run are a failure of the run: what is unsteady has to be mended, not repeated. */
export const mostUnsteady = 8;

export interface UnsteadyTest {
  /** Its file first. */
  title: string;
  /** First line of its first error. */
  error: string;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: Test[] }[];
}

interface Test {
  status?: string;
  results: { errors?: { message?: string }[] }[];
}

export const unsteadyTests = ({ suites = [] }: { suites?: Suite[] }): UnsteadyTest[] =>
  suites.flatMap((suite) => unsteadyIn(suite, ''));

function unsteadyIn({ title, suites = [], specs = [] }: Suite, before: string): UnsteadyTest[] {
  const path = `${before}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map((test) => ({ title: `${path}${spec.title}`, error: firstErrorOf(test) })),
  );
  return [...own, ...suites.flatMap((suite) => unsteadyIn(suite, path))];
}

function firstErrorOf({ results }: Test): string {
  const [first] = results.flatMap(({ errors = [] }) => errors);
  // oxlint-disable-next-line no-control-regex -- Playwright colours its messages.
  const message = first?.message?.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  return message?.split('\n')[0] ?? 'It gave no reason.';
}

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
