import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWordTable } from './word-table.ts';

test('a word has one number, wherever it stands, and no two words share one', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', 'k'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4000, size: 'max' }), (words) => {
      const table = makeWordTable();
      const numbers = words.map((one, i) => {
        const before = '-'.repeat(i % 3);
        return table.numberOf(`${before}${one}-`, before.length, before.length + one.length);
      });
      expect(numbers.map((number) => table.words[number])).toEqual(words);
      expect(table.words).toHaveLength(new Set(words).size);
    }),
    { numRuns: 20 },
  );
});
