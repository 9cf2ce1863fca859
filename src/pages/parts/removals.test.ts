import { expect, test } from 'vitest';
import { removedOf, withLast } from './removals.ts';

const one = { sokId: '1' };
const two = { sokId: '2' };
const three = { sokId: '3' };

test('all that was removed comes back, not only what the last answer names', () => {
  expect(removedOf([three], [one, two], [two])).toEqual([one, two]);
});

test('what is still on the list, or on it again, was not removed', () => {
  expect(removedOf([one], [one, two], [two])).toEqual([two]);
  expect(removedOf([one, two], [one, two], [])).toEqual([]);
});

test('without scripts only the answer names it', () => {
  expect(removedOf([one], [], [two])).toEqual([two]);
});

test('what was removed twice comes back as it was the second time', () => {
  const before = [
    { sokId: '1', word: '1-2' },
    { sokId: '2', word: '2-1' },
  ];
  expect(withLast(before, { sokId: '1', word: '1-5' })).toEqual([
    { sokId: '2', word: '2-1' },
    { sokId: '1', word: '1-5' },
  ]);
});
