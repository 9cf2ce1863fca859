import { expect, test } from 'vitest';
import type { WrittenTable } from '../../services/reports/written.ts';
import { UsageFault } from '../asked.ts';
import { readCommand } from './options.ts';
import { textOf } from './table.ts';

const today = Temporal.PlainDate.from('2026-11-24');
const asked = (...words: string[]) => {
  const command = readCommand(words, today);
  return [command.report, String(command.from), String(command.until), command.isCsv];
};

test('a report is of the last thirty days, or of those named', () => {
  expect(asked('sales')).toEqual(['sales', '2026-10-26', '2026-11-24', false]);
  expect(asked('funnel', '--from', '2026-11-01', '--csv')).toEqual([
    'funnel',
    '2026-11-01',
    '2026-11-24',
    true,
  ]);
  expect(asked('search', '--until', '2026-03-01')).toEqual([
    'search',
    '2026-01-31',
    '2026-03-01',
    false,
  ]);
});

test.each([
  [[], 'Name a report.'],
  [['profits'], 'There is no report profits.'],
  [['sales', 'now'], 'There is nothing to do with now.'],
  [['sales', '--from', 'yesterday'], 'yesterday is not a date. Write it like this: 2026-11-01.'],
  [['sales', '--from', '2026-02-30'], '2026-02-30 is not a date. Write it like this: 2026-11-01.'],
  [['sales', '--from', '2026-11-25'], 'The first day 25/11/2026 is after the last day 24/11/2026.'],
])('%j is refused: %s', (words, message) => {
  expect(() => readCommand(words, today)).toThrow(new UsageFault(message));
});

test('a table lines its numbers up, and says why it is empty', () => {
  const table: WrittenTable = {
    name: 'products',
    title: 'Products',
    columns: [
      { name: 'product', title: 'Product', isNumber: false },
      { name: 'sum', title: 'Sales', isNumber: true },
    ],
    rows: [
      ['Scarf', '€12.30'],
      ['A "long" name', '€5.00'],
    ],
    total: ['Total', '€17.30'],
  };
  expect(textOf(table, '')).toBe(
    'Products\n' +
      '  Product         Sales\n' +
      '  Scarf          €12.30\n' +
      '  A "long" name   €5.00\n' +
      '  Total          €17.30\n',
  );
  expect(textOf({ ...table, rows: [], total: null }, 'Nothing was sold.')).toBe(
    'Products\n  Nothing was sold.\n',
  );
});
