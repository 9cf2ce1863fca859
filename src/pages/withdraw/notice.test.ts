import { expect, test } from 'vitest';
import { chosenIn, linesIn, openLines, readNotice } from './notice.ts';

const order = { withdrawable: { lastDay: '2026-12-09', isOpen: true, left: [2, 0, 1] } };
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each([
  [{ 'maara-0': '1', 'maara-2': '0' }, [{ line: 0, quantity: 1 }], {}],
  [
    { 'maara-0': ' 2 ', 'maara-2': '1' },
    [
      { line: 0, quantity: 2 },
      { line: 2, quantity: 1 },
    ],
    {},
  ],
  [{ 'maara-0': '0', 'maara-2': '0' }, [], { 'maara-0': 'nothing' }],
  [{ 'maara-0': '3', 'maara-2': '0' }, [], { 'maara-0': 'wrongQuantity' }],
  [{ 'maara-0': '-1', 'maara-2': '1' }, [{ line: 2, quantity: 1 }], { 'maara-0': 'wrongQuantity' }],
  [
    { 'maara-0': '1,5', 'maara-2': '' },
    [],
    { 'maara-0': 'wrongQuantity', 'maara-2': 'wrongQuantity' },
  ],
  // What spoils cannot be withdrawn, whatever the form says.
  [{ 'maara-0': '0', 'maara-1': '1', 'maara-2': '0' }, [], { 'maara-0': 'nothing' }],
])('%j withdraws %j with the faults %j (L12)', (fields, lines, faults) => {
  const form = formOf({ name: 'Aino', ...fields });
  expect(readNotice(form, order)).toMatchObject({ name: 'Aino', lines });
  expect(readNotice(form, order).faults).toEqual(faults);
});

test.each(['', ' ', 'x'.repeat(101)])(
  'the name %j is asked for again, and nothing is lost (L12)',
  (name) => {
    const read = readNotice(formOf({ name, 'maara-0': '1', 'maara-2': '1' }), order);
    expect(read.faults).toEqual({ name: 'nameMissing' });
    expect(read.values).toEqual({ name: name.trim(), 'maara-0': '1', 'maara-2': '1' });
  },
);

test('what was confirmed is read from the form alone, as a second press finds nothing left (L12)', () => {
  const form = formOf({ name: 'Aino', 'maara-0': '2', 'maara-2': '0', 'maara-7': '1', maara: '1' });
  expect(linesIn(form)).toEqual([
    { line: 0, quantity: 2 },
    { line: 7, quantity: 1 },
  ]);
});

test('all products can be chosen at once, whatever was typed (L12)', () => {
  const typed = { name: 'Aino', 'maara-0': '0', 'maara-1': '4', 'maara-2': 'x' };
  const form = formOf({ ...typed, intent: 'all' });
  const all = [
    { line: 0, quantity: 2 },
    { line: 2, quantity: 1 },
  ];
  expect(openLines(order)).toEqual(all);
  const other = formOf({ ...typed, intent: 'review' });
  expect(chosenIn(other, order)).toBe(other);
  expect(readNotice(chosenIn(form, order), order)).toMatchObject({
    name: 'Aino',
    lines: all,
    faults: {},
  });
});
