import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, localeOf } from './i18n/language.ts';
import { euroParts, euros, share, spread } from './money.ts';

test.each([
  ['fi', 1990, ['', '19', ',', '90', '\u00a0€']],
  ['sv', 5, ['', '0', ',', '05', '\u00a0€']],
  ['fi', 123_456_700, ['', '1\u00a0234\u00a0567', ',', '00', '\u00a0€']],
  ['en', 123_456_700, ['€', '1,234,567', '.', '00', '']],
] as const)('in %s %i cents are shown as %j', (language, cents, parts) => {
  expect(Object.values(euroParts(cents, language))).toEqual(parts);
});

test('prices are written as Intl writes them', () => {
  const cents = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
  fc.assert(
    fc.property(fc.constantFrom(...languages), cents, (language, amount) => {
      const intl = new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency: 'EUR',
      });
      expect(euros(amount, language)).toBe(intl.format(amount / 100));
    }),
  );
});

test.each([
  [1000, 255, 1255, 203],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [-3, 1, 2, -2],
  [0, 5, 7, 0],
])('the share of %i cents is rounded half up: %i / %i', (cents, numerator, denominator, part) => {
  expect(share(cents, numerator, denominator)).toBe(part);
});

test('what is spread over amounts is in proportion to them, and sums exactly to it', () => {
  expect(spread(100, [100, 200, 100])).toEqual([25, 50, 25]);
  expect(spread(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(spread(100, [0, 0])).toEqual([0, 0]);
  expect(spread(7, [])).toEqual([]);
});
