import { expect, test } from 'vitest';
import { usableTerm } from './term.ts';

test.each([
  ['', ''],
  [' a ', ''],
  ['å', ''],
  [' å1 ', 'å1'],
  ['  ruis leipä ', 'ruis leipä'],
])('of %j, what is looked for is %j (R113)', (text, term) => {
  expect(usableTerm(text)).toBe(term);
});
