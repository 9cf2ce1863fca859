import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../steps.mjs';
import type { E2eTest } from './e2e-report.ts';
import { e2eFailures, failureLines, unitFailures } from './failures.ts';

it('unit tests that failed are named with file, line and the first line of the error', () => {
  const failed = {
    fullName: 'a sum is right',
    status: 'failed',
    failureMessages: ['\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at sum.ts:3'],
    location: { line: 12 },
  };
  const skipped = { fullName: 'not made', status: 'pending', location: { line: 14 } };
  const passed = { fullName: 'b', status: 'passed', failureMessages: [], location: { line: 1 } };
  const testResults = [
    {
      name: join(root, 'src/sum.test.ts'),
      status: 'failed',
      assertionResults: [passed, failed, skipped],
    },
    { name: join(root, 'src/b.test.ts'), status: 'passed', assertionResults: [passed] },
    { name: join(root, 'c.test.ts'), status: 'failed', message: 'No c', assertionResults: [] },
  ];
  expect(failureLines('unit', unitFailures({ testResults }))).toEqual([
    '',
    'Failed in unit',
    '  a sum is right',
    '      src/sum.test.ts:12',
    '      AssertionError: expected 1 to be 2',
    '  not made',
    '      src/sum.test.ts:14',
    '      It was skipped.',
    '  the file could not be loaded',
    '      c.test.ts',
    '      No c',
  ]);
});

it('browser tests that failed, were skipped or could not be loaded are named; unsteady ones are not', () => {
  const spec = (title: string, status: E2eTest['status'], message?: string) => ({
    title,
    file: 'cart.spec.ts',
    line: 7,
    tests: [{ status, results: message ? [{ duration: 1, errors: [{ message }] }] : [] }],
  });
  const inner = { title: 'in sv', specs: [spec('a', 'unexpected', 'Error: gone\nat x')] };
  const suite = {
    title: 'cart.spec.ts',
    specs: [spec('b', 'expected'), spec('c', 'flaky', 'Error'), spec('d', 'skipped')],
    suites: [inner],
  };
  const broken = { message: 'SyntaxError', location: { file: join(root, 'e2e/x.ts'), line: 3 } };
  expect(e2eFailures({ suites: [suite], errors: [broken] })).toEqual([
    { title: 'outside the tests', place: 'e2e/x.ts:3', error: 'SyntaxError' },
    { title: 'd', place: 'e2e/cart.spec.ts:7', error: 'It was skipped.' },
    { title: 'in sv › a', place: 'e2e/cart.spec.ts:7', error: 'Error: gone' },
  ]);
});

it('where nothing failed nothing is said', () => {
  expect(failureLines('e2e', [...e2eFailures({}), ...unitFailures({})])).toEqual([]);
});
