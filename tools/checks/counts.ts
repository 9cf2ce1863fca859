/** Counts from the test runners' reports; nothing that went wrong may be left out. */
import type { E2eReport } from './e2e-report.ts';
import { mostUnsteady } from './unsteady.ts';

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

/** Playwright's JSON report: a skipped test counts as failed, and so do too many that passed at the second try. */
export function e2eCounts(report: E2eReport, ok: boolean): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  const decay = flaky > mostUnsteady ? 1 : 0;
  const failed = unexpected + skipped + (report.errors?.length ?? 0) + decay;
  return closed({ passed: expected + flaky, failed }, ok);
}

/** A runner that failed for a reason it does not count, or ran nothing, is one failure. */
function closed({ passed, failed }: Counts, ok: boolean): Counts {
  const isUncounted = failed === 0 && (!ok || passed === 0);
  return { passed, failed: isUncounted ? 1 : failed };
}
