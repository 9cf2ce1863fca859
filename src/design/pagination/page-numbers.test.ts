import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 2, [1, 2]],
  [2, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [2, 9, [1, 2, 3, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
  // An address may name a page behind the last one.
  [30, 9, [1, 9]],
])('page %i of %i offers the first, its neighbours and the last', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
