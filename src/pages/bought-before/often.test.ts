import { expect, test } from 'vitest';
import { boughtOften, departmentsOf } from './often.ts';

type Given = Parameters<typeof boughtOften>[0][number];
const order = (day: number, ids: string[], status: Given['status'] = 'paid'): Given => ({
  status,
  placedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
  lines: ids.map((id) => ({ urlPath: `/tuote/nimi/${id}` })),
});

test.each([
  ['of equals, the one bought last', [order(3, ['3']), order(2, ['2']), order(1, ['1'])], '3 2 1'],
  ['orders in any sequence', [order(1, ['1']), order(3, ['3']), order(2, ['2'])], '3 2 1'],
  ['the one in most orders', [order(3, ['3']), order(2, ['1']), order(1, ['1'])], '1 3'],
  ['one order counts once', [order(3, ['3']), order(1, ['1', '1'])], '3 1'],
  [
    'only what was paid',
    [order(4, ['4'], 'awaiting-payment'), order(3, ['3'], 'cancelled'), order(2, ['2'])],
    '2',
  ],
  ['no more than wanted', [order(1, ['1', '2', '3', '4'])], '1 2 3'],
  ['lines without a product count for nothing', [order(1, ['', '2'])], '2'],
  ['nothing without orders', [], ''],
])('%s', (_, orders, expected) => {
  expect(boughtOften(orders, 3).join(' ')).toBe(expected);
});

test('departments come by the number of their products', () => {
  const inDepartment = (path: string) => ({
    categories: [
      { name: path.toUpperCase(), path },
      { name: 'x', path: `${path}/x` },
    ] as never,
  });
  const products = ['koti', 'ruoka', 'ruoka'].map(inDepartment);
  expect(departmentsOf([...products, { categories: [] }])).toEqual([
    { name: 'RUOKA', path: 'ruoka', count: 2 },
    { name: 'KOTI', path: 'koti', count: 1 },
  ]);
});
