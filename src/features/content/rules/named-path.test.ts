import { expect, test } from 'vitest';
import { namedPath, placed } from './named-path.ts';

const data = {
  methods: [{ id: 'locker', name: { fi: 'Automaatti' } }, {}],
  points: [{ code: 'hki', name: 'Helsinki' }],
  columns: [{ title: { sv: ' Hjälp och råd ' }, links: ['/a'] }],
  long: [
    { id: '', name: 'a'.repeat(50) },
    { id: 7, question: 'Miksi?' },
  ],
};

test.each([
  [['methods', 0, 'price'], 'methods.locker.price'],
  [['methods', 1, 'price'], 'methods.1.price'],
  [['methods', 9, 'id'], 'methods.9.id'],
  [['points', 0], 'points.hki'],
  [['columns', 0, 'links', 0], 'columns."Hjälp och råd".links.0'],
  [['long', 0, 'x'], `long."${'a'.repeat(40)}…".x`],
  [['long', 1], 'long."Miksi?"'],
  [['toString', 0], 'toString.0'],
  [[], ''],
])('%j is written as %s', (path, written) => {
  expect(namedPath(path, data)).toBe(written);
});

test('a reason begins with where, which it is parted from unless it goes on', () => {
  const path = ['methods', 0, 'id'];
  expect(placed(path, data, 'must be a word')).toBe('methods.locker.id must be a word');
  expect(placed(path, data, 'a word stands twice')).toBe('methods.locker.id: a word stands twice');
  expect(placed([], data, 'must be a list')).toBe('must be a list');
});
