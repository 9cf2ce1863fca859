import { describe, expect, it } from 'vitest';
import { e2eCounts, unitCounts } from './counts.ts';

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => ({})),
});

describe('nothing that went wrong counts as nothing', () => {
  it('unit tests count one by one', () => {
    const report = { numPassedTests: 5, numFailedTests: 2, testResults: [file('failed', 7)] };
    expect(unitCounts(report, false)).toEqual({ passed: 5, failed: 2 });
  });

  it('a test file that could not be loaded is a failure', () => {
    const report = { numPassedTests: 5, testResults: [file('passed', 5), file('failed', 0)] };
    expect(unitCounts(report, false)).toEqual({ passed: 5, failed: 1 });
  });

  it('skipped and unwritten tests are failures', () => {
    const report = { numPassedTests: 5, numPendingTests: 1, numTodoTests: 1 };
    expect(unitCounts(report, true)).toEqual({ passed: 5, failed: 2 });
  });

  it('an end-to-end test that did not pass, or was skipped, is a failure', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 };
    expect(e2eCounts({ stats }, false)).toEqual({ passed: 4, failed: 2 });
  });

  it('a runner that broke, or ran nothing, is a failure', () => {
    expect(unitCounts({ numPassedTests: 5 }, false)).toEqual({ passed: 5, failed: 1 });
    expect(unitCounts({}, true)).toEqual({ passed: 0, failed: 1 });
    expect(e2eCounts({}, true)).toEqual({ passed: 0, failed: 1 });
  });
});
