import { expect, test } from 'vitest';
import { addressIn, languageOf, prefixIn, prefixOf } from './language.ts';

test.each([undefined, null, '', 'de', 'FI', 'kategoria', 1])(
  'what names no language of the shop, such as %j, means Finnish (R393)',
  (value) => {
    expect(languageOf(value)).toBe('fi');
  },
);

test('an address without a prefix is Finnish, and Finnish addresses have none (R393)', () => {
  expect(prefixIn('/kategoria')).toBe(prefixOf('fi'));
  expect(addressIn('fi', '/kategoria')).toBe('/kategoria');
  expect(addressIn('sv', '/kategoria')).toBe('/sv/kategoria');
});
