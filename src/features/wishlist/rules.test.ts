import { expect, test } from 'vitest';
import { counts, isFor } from './rules.ts';

test.each([
  [{ product: { sokId: '1' }, variant: null }, true],
  [{ product: { sokId: '1' }, variant: { sokId: '2' } }, true],
  [{ product: null, variant: { sokId: '2' } }, false],
  [{ product: { sokId: 1 } }, false],
  [{ product: '1' }, false],
  [{}, false],
  ['1', false],
  [null, false],
  [undefined, false],
])('%j counts as an entry: %s (R186, R187)', (entry, expected) => {
  expect(counts(entry)).toBe(expected);
});

test('an entry is for its product and for its variant (R197)', () => {
  const entry = { product: { sokId: '200' }, variant: { sokId: '201' } };
  expect(['200', '201', '202'].map((sokId) => isFor(sokId, entry))).toEqual([true, true, false]);
});
