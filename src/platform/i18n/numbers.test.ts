import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, localeOf } from './language.ts';
import { numberText } from './numbers.ts';

test.each([
  ['fi', 1234.5, '1\u00A0234,5'],
  ['sv', -1_234_567, '\u22121\u00A0234\u00A0567'],
  ['en', 1234.5, '1,234.5'],
  ['en', -0.125, '-0.125'],
  ['fi', 999, '999'],
] as const)('in %s %d is written %s', (language, value, text) => {
  expect(numberText(value, language)).toBe(text);
});

test('numbers are written as Intl writes them, whatever their decimals', () => {
  const numbers = fc.oneof(
    fc.integer(),
    fc.tuple(fc.integer(), fc.integer({ min: 0, max: 4 })).map(([n, digits]) => n / 10 ** digits),
    fc.double(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...languages), numbers, (language, value) => {
      // The negative zero of Intl is written without its sign.
      const plain = value === 0 ? 0 : value;
      expect(numberText(value, language)).toBe(
        new Intl.NumberFormat(localeOf(language)).format(plain),
      );
    }),
    { numRuns: 2000 },
  );
});
