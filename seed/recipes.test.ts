import { expect, it } from 'vitest';
import { blockShapes } from '#features/content/record/blocks.ts';
import { pageIn } from '#features/content/rules/page.ts';
import { demoSpace } from '#features/content/testing.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import { slug } from '#platform/ids.ts';
import { allProducts, type Products } from './products.ts';

const space = demoSpace();
const paths = [...space.pages.keys()].filter((path) => path.startsWith('reseptit/'));

/** By the ids that can be bought. */
const products = new Map<string, Products>(
  allProducts().flatMap((one) => one.items.map(({ id }) => [id, one] as const)),
);
const categories = new Set(
  [...products.values()].map((one) => one.categories.map(({ fi }) => slug(fi)).join('/')),
);

const recipeIn = (path: string, language: Language) =>
  (pageIn(space, `/${path}`, language)?.nodes ?? []).flatMap((node) =>
    node.type === 'block' && node.name === 'recipe' ? [blockShapes.recipe.parse(node.data)] : [],
  );

it('the demo shop has recipes in three languages, each with as many ingredients and steps', () => {
  expect(paths.length).toBeGreaterThanOrEqual(3);
  for (const path of paths) {
    const shapes = languages.map((language) => {
      expect(pageIn(space, `/${path}`, language)?.language).toBe(language);
      return recipeIn(path, language).map(({ servings, minutes, ingredients, steps }) => ({
        servings,
        minutes,
        steps: steps.length,
        bought: ingredients.map(({ product, category, quantity }) => [product, category, quantity]),
      }));
    });
    expect(shapes[0]).toHaveLength(1);
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  }
});

it.each(paths)('what %s needs is food of the demo shop that it sells online', (path) => {
  for (const { ingredients } of recipeIn(path, 'fi')) {
    const ids = ingredients.flatMap(({ product }) => product ?? []);
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) {
      expect([id, products.get(id)?.categories[0]?.fi]).toEqual([id, 'Ruoka']);
      expect(products.get(id)?.items.find((item) => item.id === id)?.quantity).toBeGreaterThan(0);
    }
    for (const { category } of ingredients) {
      const isThere =
        category === undefined || [...categories].some((one) => one.startsWith(category));
      expect([category, isThere]).toEqual([category, true]);
    }
  }
});
