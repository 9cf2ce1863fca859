import { expect, test } from 'vitest';
import { townOfPostcode } from './post-towns.ts';

test.each([
  ['00100', 'fi', 'Helsinki'],
  ['00100', 'sv', 'Helsingfors'],
  ['00100', 'en', 'Helsinki'],
  ['22100', 'fi', 'Mariehamn'],
  ['33960', 'fi', 'Pirkkala'],
  ['21500', 'fi', 'Piikkiö'],
  ['31500', 'fi', 'Koski Tl'],
  ['99999', 'fi', 'Korvatunturi'],
] as const)('the town of %s in %s is %s', (postcode, language, town) => {
  expect(townOfPostcode(postcode, language)).toBe(town);
});

test.each(['12345', '', '0010', 'abcde', '__proto__'])('%j is no postcode', (text) => {
  expect(townOfPostcode(text, 'fi')).toBeNull();
});
