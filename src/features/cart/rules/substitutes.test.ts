import { expect, test } from 'vitest';
import { productOf } from '../testing.ts';
import { allowsSubstitute, isReplaceable } from './substitutes.ts';

const crumb = (path: string) => ({ path, name: path, level: path.split('/').length });
const apple = productOf('1', { categories: ['ruoka', 'ruoka/hedelmat'].map(crumb) });
const scarf = productOf('2', { categories: ['muoti'].map(crumb) });

test.each([
  [['ruoka'], apple, true],
  [['ruoka/hedelmat'], apple, true],
  [['ruoka/liha', 'muoti'], apple, false],
  [['ruoka'], scarf, false],
  [[], apple, false],
])('with the categories %j it is replaceable or not: %#', (categories, product, expected) => {
  expect(isReplaceable({ categories }, product)).toBe(expected);
});

test.each([
  [true, null, true],
  [false, null, false],
  [true, undefined, true],
  [true, false, false],
  [false, true, true],
])('the shop says %s and the shopper %s: %s', (allowed, decided, expected) => {
  const substitutes = { categories: ['ruoka'], allowed };
  const line = decided === undefined ? {} : { allowsSubstitute: decided };
  expect(allowsSubstitute(substitutes, apple, line)).toBe(expected);
  expect(allowsSubstitute(substitutes, scarf, line)).toBeUndefined();
  expect(allowsSubstitute({ categories: [], allowed }, apple, line)).toBeUndefined();
});
