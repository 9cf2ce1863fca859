import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slice } from './page-of.ts';

test('any part of a list is what a whole sort has there', () => {
  const numbers = fc.array(fc.nat({ max: 5 }), { maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(numbers, fc.nat(600), fc.nat(70), fc.boolean(), (keys, from, length, isDown) => {
      const key = Float64Array.from(keys);
      const rank = Float64Array.from(keys, (_, i) => (i * 37) % 6101);
      const sign = isDown ? -1 : 1;
      const rows = Uint32Array.from(keys.keys());
      const whole = [...rows].toSorted(
        (a, b) =>
          ((key[a] as number) - (key[b] as number)) * sign ||
          (rank[a] as number) - (rank[b] as number),
      );
      const part = slice(rows, rows.length, { key, sign, rank }, from, from + length);
      expect([...part]).toEqual(whole.slice(from, from + length));
    }),
  );
});
