import { expect, test } from 'vitest';
import { english } from './english.ts';

const finds = (form: string, word: string): boolean => {
  const stems = new Set(english.stemsOf(word));
  return english.stemsIn(form).some(({ stem }) => stems.has(stem));
};

test.each([
  ['dress', 'dresses'],
  ['shoe', 'shoes'],
  ['scarf', 'scarves'],
  ['knife', 'knives'],
  ['berry', 'berries'],
  ['hoodie', 'hoodies'],
  ['woman', 'women'],
  ['child', 'children'],
  ['watch', 'watches'],
  ['vase', 'vases'],
  ['tomato', 'tomatoes'],
  ['box', 'boxes'],
  ['yoghurt', 'yogurts'],
  ['grey', 'gray'],
])('English %s and %s find each other', (one, many) => {
  expect(finds(many, one)).toBe(true);
  expect(finds(one, many)).toBe(true);
});

test.each([
  ['glass', 'glas'],
  ['bus', 'bu'],
  ['citrus', 'citru'],
])('English %s is another word than %s', (form, word) => expect(finds(form, word)).toBe(false));
