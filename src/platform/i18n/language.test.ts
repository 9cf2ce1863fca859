import { expect, test } from 'vitest';
import {
  addressIn,
  languageOf,
  localText,
  otherLanguage,
  prefixIn,
  prefixOf,
  type LocalText,
} from './language.ts';

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

test.each<[LocalText, string, LocalText[keyof LocalText]]>([
  [{ fi: 'Lapio', sv: 'Spade', en: 'Shovel' }, 'Spade', undefined],
  [{ fi: 'Lapio', en: 'Shovel' }, 'Shovel', 'en'],
  [{ fi: 'Lapio' }, 'Lapio', 'fi'],
  [{}, '', undefined],
])(
  'a text that is not there in Swedish is shown in English, else in Finnish (R394): %j',
  (text, shown, other) => {
    expect(localText(text, 'sv')).toBe(shown);
    expect(otherLanguage(text, 'sv')).toBe(other);
  },
);
