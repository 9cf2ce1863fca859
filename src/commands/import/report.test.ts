import { expect, test } from 'vitest';
import { unreadLines } from './report.ts';

test('columns that are not read are named in one line, misspelt ones in a line each', () => {
  const ignored = [
    { name: 'link', meant: null },
    { name: 'mpn', meant: null },
    { name: 'sale_prise', meant: 'sale_price' },
  ];
  expect(unreadLines({ ignored })).toEqual([
    '  sale_prise: not read, did you mean sale_price?',
    '  not read: link, mpn',
  ]);
  expect(unreadLines({ ignored: [] })).toEqual([]);
});
