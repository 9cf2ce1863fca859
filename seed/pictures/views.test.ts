import { expect, test } from 'vitest';
import { sizeOfSvg } from '#features/product-feeds/svg-size.ts';
import { allProducts } from '../products.ts';
import { filesIn, readTable } from '../tables.ts';
import { modulesOf } from './barcode.ts';
import { boundsOf } from './bounds.ts';
import { newPaper } from './paper.ts';
import { picturesOf } from './of-product.ts';
import { smallPrint } from './small-print.ts';

const products = allProducts();
const firstOf = (product: (typeof products)[number]) =>
  picturesOf(product, product.items[0] ?? { colour: null });

test('products have two to four pictures, each with a name of its own', () => {
  const wrong = products.filter((product) => {
    const names = firstOf(product).map(({ name }) => name);
    return names.length < 2 || names.length > 4 || new Set(names).size < names.length;
  });
  expect(wrong.map(({ title }) => title.fi)).toEqual([]);
});

/** One product of every kind. */
const kinds = [...Map.groupBy(products, ({ type }) => `${type.category}|${type.key}`).values()];

test('pictures of every kind are whole, 800 × 1000', () => {
  for (const [product] of kinds)
    for (const { name, draw } of product ? firstOf(product) : []) {
      const svg = draw();
      const faults = /NaN|undefined|Infinity/.exec(svg)?.[0];
      const size = sizeOfSvg(Buffer.from(svg));
      expect({ name, faults, size }).toEqual({ name, size: { width: 800, height: 1000 } });
    }
});

test('pictures with the same name are the same', () => {
  const drawn = new Map<string, string>();
  const differing: string[] = [];
  for (const product of products.filter((_, i) => i % 12 === 0))
    for (const { name, draw } of firstOf(product)) {
      const svg = draw();
      if (drawn.has(name) && drawn.get(name) !== svg) differing.push(name);
      drawn.set(name, svg);
    }
  expect(differing).toEqual([]);
});

test('all colours of a product have the same views, and share its tag alone', () => {
  const product = products.find(
    ({ type, items }) =>
      type.key === 'hoodie' && new Set(items.map(({ colour }) => colour)).size > 1,
  );
  const [one, other] = [...new Set(product?.items.map(({ colour }) => colour))].map((colour) =>
    product ? picturesOf(product, { colour: colour ?? null }).map(({ name }) => name) : [],
  );
  expect(other?.length).toBe(one?.length);
  expect(one?.filter((name) => other?.includes(name))).toEqual([`${product?.id}-tag`]);
});

test('backs show the number of what they are the back of', () => {
  const [product] = products.filter(({ variety }) => variety.drawing.package === 'milk-carton');
  const [, back] = product ? firstOf(product) : [];
  const bars = modulesOf(product?.items[0]?.gtin ?? '').match(/1+/g)?.length;
  expect(back?.name).toMatch(/-back$/);
  // Bars are drawn as one path of boxes.
  const boxes = [...(back?.draw() ?? '').matchAll(/ d="((?:M[\d. ]+h[\d.]+v[\d.]+h-[\d.]+z)+)"/g)];
  expect(boxes.map(([, d]) => d?.match(/M/g)?.length)).toContain(bars);
});

test('every setting is a scene that is drawn, of a kind that is sold', () => {
  const scenes = filesIn('drawings/scenes').map((file) => file.replace('.svg', ''));
  const rows = readTable<'category' | 'kind' | 'scene'>('drawings/scenes.tsv');
  const known = new Set(
    products.flatMap(({ type }) => [type.category, `${type.category}|${type.key}`]),
  );
  const keyOf = ({ category, kind }: (typeof rows)[number]) =>
    kind === '' ? category : `${category}|${kind}`;
  expect(rows.filter((row) => !known.has(keyOf(row))).map(keyOf)).toEqual([]);
  expect(new Set(rows.map(keyOf)).size).toBe(rows.length);
  expect([...new Set(rows.map(({ scene }) => scene))].toSorted()).toEqual(scenes);
});

test('the modules of a barcode are those of the standard', () => {
  expect(modulesOf('4006381333931')).toBe(
    '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
  );
});

test.each([
  ['a box', '<rect x="10" y="20" width="30" height="40"/>', [10, 20, 30, 40]],
  [
    'a circle of two arcs',
    '<path d="M0 50a50 50 0 1 1 100 0a50 50 0 1 1-100 0z"/>',
    [0, 0, 100, 100],
  ],
  [
    'what is turned',
    '<g transform="rotate(90)"><rect width="10" height="20"/></g>',
    [-20, 0, 20, 10],
  ],
  [
    'what is used again',
    '<use href="#a" transform="translate(50 0)"/><g id="a"><rect width="10" height="10"/></g>',
    [0, 0, 60, 10],
  ],
])('the room of %s is known', (_, shapes, [x, y, width, height]) => {
  const area = boundsOf(shapes);
  const rounded = Object.fromEntries(
    Object.entries(area).map(([key, value]) => [key, Math.round(value) + 0]),
  );
  expect(rounded).toEqual({ x, y, width, height });
});

test('small print leaves out what does not fit, the least important first', () => {
  const blocks = ['Tärkein', 'Toinen', 'Kolmas'].map((text) => ({ runs: [{ text }] }));
  const lettersIn = (height: number) =>
    smallPrint(newPaper(), blocks, { x: 0, y: 0, width: 200, height }, { ink: '#000', least: 9 })
      .split(/[ML]|h0/)
      .filter((place) => /^[\d.]+ [\d.]+/.test(place)).length;
  expect(lettersIn(18)).toBeGreaterThan(0);
  expect(lettersIn(18)).toBeLessThan(lettersIn(200));
  expect(lettersIn(3)).toBe(0);
});
