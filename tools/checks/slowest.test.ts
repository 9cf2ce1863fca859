import { describe, expect, it } from 'vitest';
import { e2eTimes, slowestLines, unitTimes } from './slowest.ts';

describe('the slowest tests', () => {
  it('are read from the report of unit tests', () => {
    const assertionResults = [{ fullName: 'a sum is right', duration: 12.5 }, { fullName: 'b' }];
    expect(unitTimes({ testResults: [{ assertionResults }] })).toEqual([
      { title: 'a sum is right', milliseconds: 12.5 },
      { title: 'b', milliseconds: 0 },
    ]);
  });

  it('are read from the report of end-to-end tests, however deep they lie', () => {
    const spec = (title: string, duration: number) => ({
      title,
      file: 'cart.spec.ts',
      line: 1,
      tests: [{ status: 'expected' as const, results: [{ duration, errors: [] }] }],
    });
    const inner = { title: 'in sv', specs: [spec('a cart is shown', 900)] };
    const report = { suites: [{ title: 'cart.spec.ts', specs: [spec('b', 7)], suites: [inner] }] };
    expect(e2eTimes(report)).toEqual([
      { title: 'cart.spec.ts › b', milliseconds: 7 },
      { title: 'cart.spec.ts › in sv › a cart is shown', milliseconds: 900 },
    ]);
  });

  it('are shown in seconds, the slowest first, and no more than are asked for', () => {
    const tests = [1000, 3000, 2040].map((milliseconds, index) => ({
      title: `test ${index}`,
      milliseconds,
    }));
    expect(slowestLines(tests, 2)).toEqual(['   3.0 s   test 1', '   2.0 s   test 2']);
  });

  it('are none where there is no report', () => {
    expect(slowestLines([...unitTimes({}), ...e2eTimes({})])).toEqual([]);
  });
});
