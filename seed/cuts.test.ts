import { expect, it } from 'vitest';
import type { Drawing } from './model.ts';
import { allProducts, type Products } from './products.ts';
import { filesIn, readData, readTable, valuesOf } from './tables.ts';

type Fact = 'sleeve' | 'length' | 'neck' | 'fit' | 'leg' | 'closure' | 'shaft' | 'heel';

const values: Record<Fact, string[]> = {
  sleeve: ['none', 'short', 'three-quarter', 'long'],
  length: ['short', 'hip', 'long', 'mini', 'knee', 'midi', 'maxi', 'ankle', 'full'],
  neck: valuesOf(
    'round | v | turtle | collar | hood | boat | scoop | square | sweetheart | halter | band | bow | shawl | lapel',
  ),
  fit: ['slim', 'regular', 'relaxed'],
  leg: ['slim', 'straight', 'tapered', 'wide', 'bootcut'],
  closure: valuesOf(
    'zip | buttons | elastic | wrap | tie | toggles | buckle | laces | velcro | slip-on | single-breasted | double-breasted',
  ),
  shaft: ['low', 'ankle', 'calf', 'knee'],
  heel: ['flat', 'low', 'high', 'wedge', 'platform'],
};
const facts = Object.keys(values) as Fact[];
const cuts = new Map(
  readTable<'icon' | Fact>('drawings/cuts.tsv').map(({ icon, ...cut }) => [icon, cut]),
);
const words = readTable<'word' | 'fact' | 'values' | 'in_descriptions'>('drawings/words.tsv');
const things = new Set(filesIn('drawings/things').map((file) => file.replace('.svg', '')));
const products = allProducts();

it('cuts are of drawings, in known words', () => {
  const faulty = [...cuts].flatMap(([icon, cut]) => [
    ...(things.has(icon) ? [] : [icon]),
    ...facts
      .filter((fact) => cut[fact] && !values[fact].includes(cut[fact]))
      .map((fact) => `${icon}: ${fact} ${cut[fact]}`),
  ]);
  expect(faulty).toEqual([]);
});

it('clothes and shoes have a cut', () => {
  const sold = readTable<'key' | 'sizes'>('sizes.tsv');
  const scales = [
    'clothes',
    'men',
    'children',
    'baby',
    'jeans',
    'shoes-women',
    'shoes-men',
    'shoes-children',
  ].map((key) => sold.find((scale) => scale.key === key)?.sizes);
  const bare = products.filter(
    ({ type, variety }) =>
      variety.drawing.package === '' &&
      scales.includes(type.sizes.map(({ name }) => name).join(' | ')) &&
      !/underwear|bras|briefs|swimwear|tights|skating|wellbeing-aids/.test(type.category) &&
      !cuts.has(variety.drawing.icon),
  );
  expect(bare.map(({ title, variety }) => `${title.fi}: ${variety.drawing.icon}`)).toEqual([]);
});

/** What a drawing shows; undefined where it has nothing to say. */
function shownBy(drawing: Drawing, fact: string): string[] | undefined {
  if (fact === 'pattern') return [drawing.pattern || 'plain'];
  const cut = cuts.get(drawing.icon);
  if (!cut) return undefined;
  if (fact !== 'texture') return [cut[fact as Fact]];
  const svg = readData(`drawings/things/${drawing.icon}.svg`);
  return [...svg.matchAll(/class="(\w+)"/g)].map(([, texture = '']) => texture);
}

const isWear = ({ variety: { drawing } }: Products): boolean =>
  drawing.package === '' && things.has(drawing.icon);

it.each(words)('what is "$word" by name looks so', ({ word, fact, values: allowed, ...row }) => {
  const named = new RegExp(word, 'i');
  const contrary = products.filter(isWear).filter((product) => {
    const text = row.in_descriptions
      ? `${product.title.fi} ${product.description.fi}`
      : product.title.fi;
    const shown = shownBy(product.variety.drawing, fact);
    return named.test(text) && shown && !valuesOf(allowed).some((value) => shown.includes(value));
  });
  expect(contrary.map(({ title, variety }) => `${title.fi}: ${variety.drawing.icon}`)).toEqual([]);
});

it('as many are shown as are sold together', () => {
  const clothes = new Set(['Muoti', 'Miehet']);
  const contrary = products.filter(({ title, type, categories, variety }) => {
    const isWorn =
      clothes.has(categories[0]?.fi ?? '') || /^(baby-clothes|children-)/.test(type.category);
    const [, count = 1] = /\b(\d+)(?: kpl| paria|-pack|-pakkaus)\b/.exec(title.fi) ?? [];
    return isWorn && variety.drawing.count !== Number(count);
  });
  expect(contrary.map(({ title }) => title.fi)).toEqual([]);
});
