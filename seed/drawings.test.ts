import { expect, it } from 'vitest';
import { picturesOf } from './pictures/of-product.ts';
import { allProducts, type Products } from './products.ts';
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

/** Names of the front pictures of a product, one of each colour. */
const frontsOf = (product: Products): string[] => [
  ...new Set(product.items.map((item) => picturesOf(product, item)[0].name)),
];

/** Products of a kind whose front picture is that of another one before them. */
function alike(products: Products[]): string[] {
  const owners = new Map<string, string>();
  return products.flatMap((product) => {
    const before = frontsOf(product).map((name) => owners.get(`${product.type.key} ${name}`));
    for (const name of frontsOf(product))
      owners.set(`${product.type.key} ${name}`, product.title.fi);
    return before.some(Boolean) ? [product.title.fi] : [];
  });
}

it.each(['teddy-bear', 'rag-doll', 'childrens-tableware-set'])(
  'no two products of the kind %s share a picture in any colour',
  (kind) => {
    const products = allProducts().filter(({ type }) => type.key === kind);
    expect(products.length).toBeGreaterThan(7);
    expect(alike(products)).toEqual([]);
  },
);

it('bread is seen through its bag: each kind, and each shape of rye bread, has a form of its own', () => {
  const breads = allProducts().filter(({ type }) => type.category === 'food-bread');
  const forms = Map.groupBy(breads, ({ variety }) => variety.drawing.package);
  const kinds = [...forms.values()].map((all) => new Set(all.map(({ type }) => type.key)).size);
  expect(kinds).toEqual(kinds.map(() => 1));
  expect([...forms.keys()]).not.toContain('bag');
  const rye = breads.filter(({ type }) => type.key === 'rye-bread');
  expect(new Set(rye.map(({ variety }) => variety.drawing.package)).size).toBe(4);
});

it('what is small has a small package: two decilitres of cream are not in the carton of a litre', () => {
  const cartons = allProducts().filter(
    ({ measure, variety }) =>
      /^\d dl$/.test(measure ?? '') && /carton/.test(variety.drawing.package),
  );
  expect(cartons.length).toBeGreaterThan(5);
  expect(cartons.filter(({ variety }) => variety.drawing.package === 'milk-carton')).toEqual([]);
});
