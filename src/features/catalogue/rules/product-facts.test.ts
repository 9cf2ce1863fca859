import { expect, test } from 'vitest';
import { factsIn, ingredientParts } from './product-facts.ts';

test('what stands between asterisks is an allergen, each of several', () => {
  const parts = ingredientParts('sokeri, *maito*, kaakao, *soija* ja *vehnä*');
  expect(parts.filter(({ isAllergen }) => isAllergen).map(({ text }) => text)).toEqual([
    'maito',
    'soija',
    'vehnä',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('sokeri, maito, kaakao, soija ja vehnä');
  expect(ingredientParts('*kala*')).toEqual([{ text: 'kala', isAllergen: true }]);
});

test('a product without facts about safety or food has none in any language', () => {
  expect(factsIn({ safety: null, food: null }, 'sv')).toEqual({ safety: null, food: null });
});
