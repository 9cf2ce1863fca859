/** Playwright's JSON report as far as the checks read it. Source: `JSONReport` of @playwright/test. */

/** A test and how each of its tries ended. */
export interface E2eTest {
  /** Titles from the file to the test. */
  titles: string[];
  file: string;
  line: number;
  /** `flaky`: passed, but not at the first try. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number; errors: { message?: string }[] }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: (Pick<E2eTest, 'file' | 'line'> & {
    title: string;
    tests: Pick<E2eTest, 'status' | 'results'>[];
  })[];
}

export interface E2eReport {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: Suite[];
  /** What broke outside the tests. */
  errors?: { message?: string; location?: { file: string; line: number } }[];
}

/** All tests of a report, however deep they lie. */
export const testsOf = ({ suites = [] }: E2eReport): E2eTest[] =>
  suites.flatMap((suite) => testsIn(suite, []));

function testsIn({ title, suites = [], specs = [] }: Suite, before: string[]): E2eTest[] {
  const path = [...before, title];
  const own = specs.flatMap(({ title: last, file, line, tests }) =>
    tests.map((test) => ({ ...test, titles: [...path, last], file, line })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, path))];
}

/** The title for a summary; its file comes first. */
export const fullTitle = ({ titles }: E2eTest): string => titles.join(' › ');

/** A test's first error: its first line, and what was expected and came instead. */
export function firstErrorOf({ results }: E2eTest): string {
  const message = results.flatMap(({ errors }) => errors)[0]?.message;
  const values = linesOf(message).filter((line) => /^(?:Expected|Received)\b/.test(line));
  return [firstLine(message), ...values].join(' | ');
}

/** The first line of a message. */
export const firstLine = (message: string | undefined): string =>
  linesOf(message)[0] ?? 'It gave no reason.';

/** Without the colours of terminals. */
function linesOf(message: string | undefined): string[] {
  // oxlint-disable-next-line no-control-regex -- the colours of terminals
  const plain = message?.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  return plain ? plain.split('\n') : [];
}
