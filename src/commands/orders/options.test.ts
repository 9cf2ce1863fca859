import { expect, test } from 'vitest';
import { UsageFault } from '../asked.ts';
import { readCommand, usage } from './options.ts';

const number = '10000001';

test.each([
  [[], 'Name a command.'],
  [['pay', number], 'There is no command pay.'],
  [['list', number], 'list takes no number; name a state with --state.'],
  [['list', '--state', 'lost'], 'There is no state lost; there are awaiting-payment, paid'],
  [['list', '--all'], 'list has no option --all.'],
  [['list', '--day', '2026-11-24'], '--day and --before are for the list of a state'],
  [['list', '--state', 'paid', '--before', 'x'], '--before x is no number of an order.'],
  [['show'], 'Name the order: show NUMBER.'],
  [['show', '12'], '12 is no number of an order.'],
  [['show', number, number], 'show takes one order, not 2.'],
  [['refund', number], 'Name what is refunded: --line, --delivery, --all alone'],
  [['refund', number, '--all', '--delivery'], '--all alone, or --payments alone.'],
  [['refund', number, '--payments', '--line', '1'], '--payments alone.'],
  [['refund', number, '--payments', '--dry-run'], '--payments takes no --dry-run.'],
  [['refund', number, '--line', '0'], '--line 0 must be a number from 1.'],
  [['refund', number, '--line', '1', '--quantity', '1.5'], '--quantity 1.5 must be a number'],
  [['refund', number, '--line', '1', '--line', '1'], '--line 1 is named twice.'],
  [['refund', number, '--line', '1', '--line', '2', '--quantity', '1'], 'a --quantity for each'],
  [['withdraw', number, '--day', '2026-02-30'], '--day 2026-02-30 is no day such as 2026-11-24.'],
  [['delivered', number, '--day', 'today'], '--day today is no day'],
  [['delivered', number, '--name', 'x'], 'delivered has no option --name.'],
  [['weigh', number], 'Name a line and its grams: weigh NUMBER LINE GRAMS.'],
  [['weigh', number, '1'], 'Name a line and its grams'],
  [['weigh', number, '0', '432'], 'Line 0 must be a number from 1.'],
  [['weigh', number, '1', '0'], 'The weight 0 must be whole grams from 1, such as 432.'],
  [['weigh', number, '1', '0.432'], 'The weight 0.432 must be whole grams'],
  [['weigh', number, '1', '432', '1', '90'], 'Line 1 is named twice.'],
  [['weigh', number, '1', '432', '--all'], 'weigh has no option --all.'],
  [['show', number, '--fast'], "Unknown option '--fast'"],
])('%j is refused: %s', (words, fault) => {
  expect(() => readCommand(words)).toThrow(UsageFault);
  expect(() => readCommand(words)).toThrow(fault);
});

test.each([
  [['list'], { command: 'list', number: '', state: undefined }],
  [['list', '--state', 'paid'], { command: 'list', state: 'paid', before: undefined }],
  [
    ['list', '--state', 'paid', '--day', '2026-11-24', '--before', number],
    { state: 'paid', day: '2026-11-24', before: number },
  ],
  [
    [
      'withdraw',
      number,
      '--line',
      '2',
      '--quantity',
      '3',
      '--day',
      '2026-11-24',
      '--name',
      ' Aino ',
    ],
    { lines: [{ line: 2, quantity: 3 }], day: '2026-11-24', name: 'Aino' },
  ],
  [
    ['refund', number, '--line', '2', '--line', '1', '--delivery'],
    { lines: [{ line: 2 }, { line: 1 }], delivery: true, all: false },
  ],
  [['refund', number, '--all'], { lines: [], all: true, delivery: false, payments: false }],
  [['refund', number, '--payments'], { lines: [], all: false, payments: true }],
  [['paid-back', number], { command: 'paid-back', number }],
  [
    ['weigh', number, '1', '432', '3', '90'],
    {
      weights: [
        { line: 1, grams: 432 },
        { line: 3, grams: 90 },
      ],
    },
  ],
  [['received', number], { command: 'received', number, lines: [] }],
])('%j is understood', (words, expected) => {
  expect(readCommand(words)).toMatchObject(expected);
});

test('usage names every command', () => {
  for (const name of [
    'list',
    'show',
    'withdraw',
    'received',
    'refund',
    'paid-back',
    'weigh',
    'delivered',
  ])
    expect(usage).toMatch(new RegExp(`^  ${name} `, 'm'));
});
