import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyOf, remembered, without } from './history.ts';

test('the latest search comes first, and of seven the first is forgotten (R125, R129)', () => {
  const searches = ['yksi', 'kaksi', 'kolme', 'neljä', 'viisi', 'kuusi', 'seitsemän'];
  const history = searches.reduce<string[]>(remembered, []);
  expect(history).toEqual(['seitsemän', 'kuusi', 'viisi', 'neljä', 'kolme', 'kaksi']);
});

test('the same words are one search, however their letters and spaces are (R129)', () => {
  expect(remembered(['leipä', 'Ruis  Leipä', 'maito'], ' LEIPÄ ')).toEqual([
    'LEIPÄ',
    'Ruis  Leipä',
    'maito',
  ]);
  expect(remembered(['ruis leipä'], 'Ruis   leipä')).toEqual(['Ruis leipä']);
});

test('what is too short to look for is not remembered (R113)', () => {
  expect(remembered(['maito'], ' a ')).toEqual(['maito']);
});

test('of a long search the first 200 letters are remembered (R129)', () => {
  expect(remembered([], 'a'.repeat(201))).toEqual(['a'.repeat(200)]);
});

test('a search is taken out alone (R129)', () => {
  expect(without(['maito', 'leipä'], 'Maito')).toEqual(['leipä']);
});

test.each([
  [null, []],
  ['maito', []],
  [{ length: 1 }, []],
  [
    ['maito', 7, null, '', 'leipä'],
    ['maito', 'leipä'],
  ],
])('%j in the storage is the history %j (R129)', (stored, history) => {
  expect(historyOf(stored)).toEqual(history);
});

test('a history is at most six different searches, and is read as it was stored (R125, R129)', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (stored) => {
      const history = historyOf(stored);
      const different = new Set(history.map((one) => one.toLowerCase()));
      expect([history.length <= 6, different.size]).toEqual([true, history.length]);
      expect(historyOf(history)).toEqual(history);
    }),
  );
});
