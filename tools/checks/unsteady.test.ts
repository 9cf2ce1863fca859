import { describe, expect, it } from 'vitest';
import { e2eCounts } from './counts.ts';
import { unsteadyLines, unsteadyTests } from './unsteady.ts';

const passed = { duration: 1, errors: [] };
const failedBy = (message: string) => ({
  duration: 1,
  errors: [{ message }, { message: 'A later error' }],
});
const red = failedBy('\u001B[31mError: the cart has 1 line\u001B[39m\n\nExpected: 2');

type Result = typeof passed | typeof red;

/** Playwright's words for how the tries of a test ended. */
function statusOf(results: Result[]): 'expected' | 'flaky' | 'unexpected' {
  if (results.at(-1) !== passed) return 'unexpected';
  return results.length === 1 ? 'expected' : 'flaky';
}

/** A report of tests of one file, each given as the results of its tries. */
function reportOf(...tests: Result[][]) {
  const specs = tests.map((results, place) => ({
    title: `test ${place + 1}`,
    file: 'cart.spec.ts',
    line: 1,
    tests: [{ status: statusOf(results), results }],
  }));
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  for (const results of tests) stats[statusOf(results)] += 1;
  const inner = { title: 'in sv', specs };
  return { stats, suites: [{ title: 'cart.spec.ts', suites: [inner] }] };
}

const summaryOf = (report: ReturnType<typeof reportOf>) => ({
  counts: e2eCounts(report, report.stats.unexpected === 0),
  lines: unsteadyLines(unsteadyTests(report)),
});

describe('a second try of a browser test is never silent', () => {
  it('a test that failed twice has failed', () => {
    expect(summaryOf(reportOf([red, red], [passed]))).toEqual({
      counts: { passed: 1, failed: 1 },
      lines: [],
    });
  });

  it('a test that failed once has passed, and is named with its first error: what was expected, and what came', () => {
    expect(summaryOf(reportOf([red, passed], [passed]))).toEqual({
      counts: { passed: 2, failed: 0 },
      lines: [
        'unsteady   1 passed at the second try only',
        '  cart.spec.ts › in sv › test 1',
        '      Error: the cart has 1 line | Expected: 2',
      ],
    });
  });

  it('eight unsteady tests are named, nine fail the run', () => {
    const unsteady = (count: number) =>
      summaryOf(reportOf(...Array.from({ length: count }, () => [red, passed])));
    expect(unsteady(8).counts).toEqual({ passed: 8, failed: 0 });
    expect(unsteady(8).lines[0]).toBe('unsteady   8 passed at the second try only');
    expect(unsteady(9).counts).toEqual({ passed: 9, failed: 1 });
    expect(unsteady(9).lines[0]).toBe(
      'unsteady   9 passed at the second try only, more than 8: the run has failed',
    );
    expect(unsteady(9).lines).toHaveLength(19);
  });

  it('without unsteady tests the summary says nothing of them', () => {
    expect(summaryOf(reportOf([passed], [passed]))).toEqual({
      counts: { passed: 2, failed: 0 },
      lines: [],
    });
    expect(unsteadyTests({})).toEqual([]);
  });

  it('a test that fails without a message, as by its time limit, is named too', () => {
    const silent = { duration: 1, errors: [] as { message: string }[] };
    expect(summaryOf(reportOf([silent, passed])).lines.at(-1)).toBe('      It gave no reason.');
  });
});
