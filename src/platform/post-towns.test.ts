import { expect, test } from 'vitest';
import { otherTown, townOfPostcode } from './post-towns.ts';

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

test.each([
  ['00100', 'Rovaniemi', 'fi', 'Helsinki'],
  ['00100', 'Rovaniemi', 'sv', 'Helsingfors'],
  ['00100', 'HELSINKI', 'fi', null],
  ['00100', 'Helsingfors', 'fi', null],
  ['00100', 'helsinki ', 'en', null],
  ['21500', 'Piikkiö', 'fi', null],
  ['21500', 'Kaarina', 'fi', null],
  ['21500', 'S:t Karins', 'sv', null],
  ['40100', 'Jyvaskyla', 'fi', null],
  ['31500', 'Koski TL', 'fi', null],
  ['20100', 'Turku Åbo', 'fi', null],
  ['20100', 'Åbo, Finland', 'sv', null],
  ['12345', 'Helsinki', 'fi', null],
  ['00000', 'Helsinki', 'fi', null],
] as const)('with %s, %s is another town in %s: %s', (postcode, city, language, town) => {
  expect(otherTown({ postcode, city }, language)).toBe(town);
});
