import { describe, expect, it } from 'vitest';
import { resultLines, summaryLines, type Result } from './summary.ts';

const result = (name: string, more: Partial<Result> = {}): Result => ({
  name,
  seconds: 1.25,
  log: `/nowhere/${name}.log`,
  passed: 1,
  failed: 0,
  output: '',
  ...more,
});

describe('the summary of the checks', () => {
  it('names failed tests first and ends with the sum', () => {
    const failures = [{ title: 'a sum is right', place: 'src/sum.test.ts:12', error: 'no' }];
    const tests = [{ title: 'slow', milliseconds: 2000 }];
    const unsteady = [{ title: 'cart.spec.ts › a', error: 'gone' }];
    expect(
      summaryLines([
        result('types'),
        result('unit', { passed: 3, failed: 1, failures, tests, note: 'on PGlite only' }),
        result('e2e', { passed: 2, unsteady }),
      ]),
    ).toEqual([
      '',
      'Failed in unit',
      '  a sum is right',
      '      src/sum.test.ts:12',
      '      no',
      '',
      'Slowest of unit',
      '   2.0 s   slow',
      '',
      'Summary',
      '✓ types           1.3 s   1 passed',
      '✗ unit            1.3 s   3 passed, 1 failed   (on PGlite only)',
      '✓ e2e             1.3 s   2 passed',
      'unsteady   1 passed at the second try only',
      '  cart.spec.ts › a',
      '      gone',
      '',
      '6 passed, 1 failed',
    ]);
  });

  it('names what this machine cannot run', () => {
    const missing = 'tests on PostgreSQL: its programs are not installed';
    expect(summaryLines([result('postgres', { passed: 0, missing })]).slice(2)).toEqual([
      '– postgres        1.3 s   0 passed',
      '',
      'Not run',
      `  ${missing}`,
      '',
      '0 passed, 0 failed',
    ]);
  });

  it('a check that failed shows the end of its output and where all of it is', () => {
    const output = Array.from({ length: 400 }, (_, line) => `line ${line + 1}`).join('\n');
    const lines = resultLines(result('lint', { passed: 0, failed: 1, output }));
    expect(lines.slice(0, 3)).toEqual([
      '✗ lint            1.3 s   0 passed, 1 failed',
      '',
      '    line 101',
    ]);
    expect(lines.at(-2)).toMatch(/^ {4}All of it: .*nowhere\/lint\.log$/);
    expect(resultLines(result('lint', { output }))).toHaveLength(1);
  });
});
