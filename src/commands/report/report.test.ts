import { describe, expect, test } from 'vitest';
import { UsageFault } from '../content/options.ts';
import { periodOf, readCommand } from './options.ts';
import { csvOf, textOf } from './table.ts';

const today = Temporal.PlainDate.from('2026-11-24');
const asked = (...words: string[]) => {
  const command = readCommand(words, today);
  if (command === 'help') return command;
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
  expect(asked('--help')).toBe('help');
});

test.each([
  [[], 'Name a report.'],
  [['profits'], 'There is no report profits.'],
  [['sales', 'now'], 'There is nothing to do with now.'],
  [['sales', '--from', 'yesterday'], 'yesterday is no day such as 2026-11-01.'],
  [['sales', '--from', '2026-02-30'], '2026-02-30 is no day such as 2026-11-01.'],
  [['sales', '--from', '2026-11-25'], '2026-11-25 is after 2026-11-24.'],
])('%j is refused: %s', (words, message) => {
  expect(() => readCommand(words, today)).toThrow(new UsageFault(message));
});

test('days are Finnish, also when the clock is changed', () => {
  const day = Temporal.PlainDate.from('2026-10-25');
  const { from, until } = periodOf({ from: day, until: day });
  expect([String(from), String(until)]).toEqual(['2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z']);
});

describe('a table', () => {
  const table = {
    title: 'Products',
    columns: ['item', 'sum'],
    rows: [
      ['=cmd|x', '12.30'],
      ['a "b", c', '5.00'],
    ],
  };

  test('lines its numbers up', () => {
    expect(textOf(table)).toBe(
      'Products\n  item        sum\n  =cmd|x    12.30\n  a "b", c   5.00\n',
    );
    expect(textOf({ ...table, rows: [] })).toBe('Products\n  nothing\n');
  });

  test('is a CSV without formulas', () => {
    expect(csvOf(table)).toBe(`"item","sum"\n"'=cmd|x",12.30\n"a ""b"", c",5.00\n`);
  });
});
