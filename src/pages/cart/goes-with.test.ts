import { expect, test } from 'vitest';
import { besideOf, byTurns } from './goes-with.ts';

const inCategory = (...paths: string[]) => ({
  product: { categories: paths.map((path, level) => ({ name: path, path, level: level + 1 })) },
});
const cards = (...ids: string[]) => ids.map((sokId) => ({ sokId }));

test('what goes with a cart is beside its last products, each category once', () => {
  const items = [
    inCategory('koti', 'koti/keittio'),
    inCategory('ruoka', 'ruoka/maito', 'ruoka/maito/juusto'),
    inCategory('ruoka', 'ruoka/maito', 'ruoka/maito/voi'),
    inCategory('muoti'),
    inCategory(),
  ];
  expect(besideOf(items)).toEqual(['muoti', 'ruoka/maito', 'koti']);
  const more = ['a', 'b', 'c'].map((path) => inCategory(path));
  expect(besideOf([...items, ...more])).toEqual(['c', 'b', 'a']);
});

test('lists are taken from by turns, without products that are there already', () => {
  const lists = [cards('1', '2', '3'), cards('4', '2'), []];
  expect(byTurns(lists, new Set(['3']))).toEqual(cards('1', '4', '2'));
  expect(byTurns([], new Set())).toEqual([]);
});
