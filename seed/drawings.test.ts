import { expect, it } from 'vitest';
import { picturesOf } from './pictures/of-product.ts';
import { allProducts } from './products.ts';
import { filesIn, readTable } from './tables.ts';

it.each(filesIn('departments'))('drawings of %s are of kinds and products it has', (department) => {
  const linesOf = (table: string) =>
    readTable<'kind' | 'key' | 'product' | 'fi'>(`departments/${department}/${table}.tsv`);
  const kinds = linesOf('kinds').map(({ key }) => key);
  const products = linesOf('products').map(({ kind, fi }) => `${kind}|${fi}`);
  const known = new Set([...kinds, ...products]);
  const drawn = linesOf('drawings').map(({ kind, product }) =>
    product === '' ? kind : `${kind}|${product}`,
  );
  expect(drawn.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('things that look different have different pictures', () => {
  const looks = new Map<string, Set<string>>();
  for (const product of allProducts())
    for (const item of product.items) {
      const { drawing } = product.variety;
      if (drawing.package !== '') continue;
      const [{ name }] = picturesOf(product, item);
      looks.set(name, (looks.get(name) ?? new Set()).add(JSON.stringify(drawing)));
    }
  expect([...looks].filter(([, drawings]) => drawings.size > 1)).toEqual([]);
});

const shaded = new Set([
  'blusher',
  'colour-mask',
  'concealer',
  'eye-pencil',
  'eyebrow-pencil',
  'face-powder',
  'foundation',
  'lip-gloss',
  'lipstick',
  'nail-polish',
  'permanent-hair-colour',
]);

it('no two shades of a cosmetic look alike', () => {
  const looks = allProducts()
    .filter(({ type }) => shaded.has(type.key))
    .map(({ type, variety }) => `${type.key} ${variety.drawing.contentColour}`);
  expect(looks.length).toBeGreaterThan(60);
  expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
});
