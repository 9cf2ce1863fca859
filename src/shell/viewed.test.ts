import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostSeen, seenOf, withSeen } from './viewed.ts';

test('the newest is first, each product once, twelve at most', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 60 });
  fc.assert(
    fc.property(ids, (looked) => {
      const expected = [...new Set(looked.toReversed())].slice(0, mostSeen);
      expect(seenOf(looked.reduce(withSeen, []))).toEqual(expected);
    }),
  );
});

test.each(['', 'x', null, {}, [1, { a: 2 }], ['<b>', '../1']])(
  'what is no list of product numbers, %j, is nothing',
  (kept) => {
    expect(seenOf(kept)).toEqual([]);
  },
);
