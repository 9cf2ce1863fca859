import { expect, test } from 'vitest';
import type { Columns } from '../columns/columns.ts';
import { nearest } from './forms.ts';
import { shares } from './shares.ts';

/** One word for each frequency: the number of products that have it. */
const columnsWith = (...frequencies: number[]) => {
  let sum = 0;
  const starts = Uint32Array.from([0, ...frequencies.map((count) => (sum += count))]);
  return { words: { starts } } as Columns;
};

const { direct } = shares;

test('while somebody types, a word’s own forms count whatever they cost, what is farther only while it is quick', () => {
  const columns = columnsWith(50_000, 9000, 9000, 500);
  const form = { word: 0, share: 1 };
  const compounds = [1, 2, 3].map((word) => ({ word, share: 0.8 - word / 10 }));
  const category = { from: 0, to: 40_000, share: 0.5 };
  expect(nearest(columns, compounds, direct)).toEqual([compounds[0], compounds[2]]);
  expect(nearest(columns, [...compounds, form, category], direct)).toEqual([form, category]);
});
