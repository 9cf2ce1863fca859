/** Counts from the test runners' reports; nothing that went wrong may be left out. */

export interface Counts {
  passed: number;
  failed: number;
}

interface UnitReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: { status: string; assertionResults: unknown[] }[];
}

/** Vitest's JSON report: a file that could not be loaded and a skipped test count as failures. */
export function unitCounts(report: UnitReport, ok: boolean): Counts {
  const broken = (report.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  const failed = (report.numFailedTests ?? 0) + broken + skipped;
  return closed({ passed: report.numPassedTests ?? 0, failed }, ok);
}

interface E2eReport {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}

/** Playwright's JSON report: a test that passed only when retried, or was skipped, counts as failed. */
export function e2eCounts(report: E2eReport, ok: boolean): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  const failed = unexpected + flaky + skipped + (report.errors?.length ?? 0);
  return closed({ passed: expected, failed }, ok);
}

/** A runner that failed for a reason it does not count, or ran nothing, is one failure. */
function closed({ passed, failed }: Counts, ok: boolean): Counts {
  const isUncounted = failed === 0 && (!ok || passed === 0);
  return { passed, failed: isUncounted ? 1 : failed };
}
