import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostSeen, readSeen, rememberSeen } from './seen.ts';

function storage(text: string | null = null) {
  const kept = { text };
  return {
    getItem: () => kept.text,
    setItem: (_key: string, value: string) => {
      kept.text = value;
    },
  };
}

test('the newest is first, each product once, twelve at most', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 60 });
  fc.assert(
    fc.property(ids, (looked) => {
      const kept = storage();
      for (const id of looked) rememberSeen(kept, id);
      const expected = [...new Set(looked.toReversed())].slice(0, mostSeen);
      expect(readSeen(kept)).toEqual(expected);
    }),
  );
});

test.each(['', 'x', '{}', 'null', '[1,{"a":2}]', '["<b>","../1"]'])(
  'what is no list of product numbers, %s, is nothing',
  (text) => {
    expect(readSeen(storage(text))).toEqual([]);
  },
);

test('a storage that refuses is no fault', () => {
  const refusing = {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => rememberSeen(refusing, '1')).not.toThrow();
  expect(readSeen(refusing)).toEqual([]);
});
