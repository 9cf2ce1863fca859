/** What the words of products' names say of their drawings: `data/drawings/motifs.tsv`. */
import { expect, test } from 'vitest';
import type { Drawing } from './model.ts';
import { toOklch, type Oklch } from './pictures/colour.ts';
import { allProducts } from './products.ts';
import { filesIn, readData, readTable, valuesOf } from './tables.ts';

/** A drawing's name: words of the kind, then of what sets the product apart. */
interface DrawnName {
  kind: string;
  variety: string;
  drawing: Drawing;
}

interface Motif {
  motifs: string[];
  colour: string;
}

const table: ReadonlyMap<string, Motif> = new Map(
  readTable<'word' | 'motifs' | 'colour'>('drawings/motifs.tsv').map(({ word, motifs, colour }) => [
    word,
    { motifs: valuesOf(motifs), colour },
  ]),
);
const allMotifs = new Set([...table.values()].flatMap(({ motifs }) => motifs));

const things = new Set(filesIn('drawings/things').map((file) => file.replace('.svg', '')));

/** An attribute of a drawing's outermost element; undefined where the icon has no drawing. */
const rootOf = (icon: string, attribute: string): string | undefined =>
  things.has(icon)
    ? new RegExp(`<svg[^>]* ${attribute}="([^"]*)"`).exec(
        readData(`drawings/things/${icon}.svg`),
      )?.[1]
    : undefined;

/** What contradicts between a product's name and its drawing, one sentence each. */
function contradictions({ kind, variety, drawing }: DrawnName): string[] {
  const said = knownWords(variety);
  const named = said.filter(([, { motifs }]) => motifs.length > 0);
  // What sets a product apart goes before its kind: chili ketchup shows a chili.
  const motifs = named.length > 0 ? named : knownWords(kind.toLowerCase());
  const colours = said.filter((word) => word[1].motifs.length === 0);
  const name = `${kind} ${variety}`;
  return [
    ...motifFault(drawing, motifs).map((fault) => `${name}: ${fault}`),
    ...colours
      .filter(([, { colour }]) => !coloursOf(drawing).some((one) => isLike(one, colour)))
      .map(([word]) => `${name}: nothing is ${word}`),
  ];
}

function motifFault({ icon, contentColour }: Drawing, said: [string, Motif][]): string[] {
  const allowed = said.flatMap(([, { motifs }]) => motifs);
  if (allMotifs.has(icon)) return allowed.includes(icon) ? [] : [`shows ${icon}`];
  if (allowed.length === 0) return [];
  if (icon !== '') return [`shows ${icon}`];
  return contentColour === '' || said.some(([, { colour }]) => isLike(contentColour, colour))
    ? []
    : [`is ${contentColour}`];
}

/** Known words of a name; those with a capital are names of series. */
const knownWords = (text: string): [string, Motif][] =>
  text.split(/[^\p{L}]+/u).flatMap((word): [string, Motif][] => {
    const motif = table.get(word);
    return motif ? [[word, motif]] : [];
  });

const coloursOf = ({ icon, contentColour }: Drawing): string[] =>
  [contentColour, rootOf(icon, 'color') ?? ''].filter((colour) => colour !== '');

/** Whether both are called by one word: greys by how light they are, colours by their hue too. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [toOklch(one), toOklch(other)];
  if (Math.abs(a[0] - b[0]) > 0.35) return false;
  return Math.min(a[1], b[1]) < 0.03 ? Math.max(a[1], b[1]) < 0.1 : hueApart(a, b) < 0.7;
}

/** How far two hues are apart, in radians. */
const hueApart = ([, , one]: Oklch, [, , other]: Oklch): number =>
  Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

/** How many of a product a drawing without a package shows. */
const piecesIn = ({ icon, count }: Pick<Drawing, 'icon' | 'count'>): number =>
  count * Number(rootOf(icon, 'data-count') ?? 1);

const plain = { package: '', icon: '', contentColour: '', pattern: '', motif: '', count: 1 };

test('every motif of the table is drawn', () => {
  expect([...allMotifs].filter((name) => !things.has(name))).toEqual([]);
});

test('pictures show the fruit, the flavour and the colour that names say', () => {
  const faults = allProducts()
    .filter(({ type }) => type.colours.length === 0)
    .flatMap(({ type, variety }) =>
      contradictions({ kind: type.name.fi, variety: variety.fi, drawing: variety.drawing }),
    );
  expect(faults).toEqual([]);
});

test.each([
  ['another fruit on the label', 'Jogurtti', 'mustikka', { icon: 'strawberry' }],
  ['a fruit that the name does not say', 'Jogurtti', 'maustamaton', { icon: 'strawberry' }],
  ['an icon of the set', 'Jogurtti', 'mustikka', { icon: 'blueberries' }],
  ['another colour', 'Tomaatti', 'keltainen', { icon: 'tomatoes-red' }],
  ['another shade', 'Ripsiväri', 'ruskea', { contentColour: '#2a3558' }],
])('%s is a contradiction', (_, kind, variety, drawing) => {
  expect(contradictions({ kind, variety, drawing: { ...plain, ...drawing } })).toHaveLength(1);
});

test.each([
  ['the kind’s fruit', 'Mansikka', 'Polka', { icon: 'strawberry-punnet' }],
  ['one of two flavours', 'Täysmehu', 'omena-mustaherukka', { icon: 'blackcurrant' }],
  ['a series named after a berry', 'Kulho', 'Mustikka', { icon: 'bowl' }],
  ['a tint of the colour', 'Ripsiväri', 'ruskea', { contentColour: '#6b4a36' }],
])('%s is none', (_, kind, variety, drawing) => {
  expect(contradictions({ kind, variety, drawing: { ...plain, ...drawing } })).toEqual([]);
});

/** Numbers of what a picture can show one by one; of ten pieces and more it shows the pack. */
const counted = /\b(\d(?= kpl| mailaa| viipaletta)|\d+(?= koloa))/;

test('pictures show as many as names say', () => {
  const wrong = allProducts()
    .filter(({ variety }) => variety.drawing.package === '')
    .flatMap(({ title, variety }) => {
      const [, said] = counted.exec(title.fi) ?? [];
      const pieces = piecesIn(variety.drawing);
      return said === undefined || Number(said) === pieces ? [] : [`${title.fi}: ${pieces}`];
    });
  expect(wrong).toEqual([]);
});

test('a drawing of several is as many', () => {
  expect(piecesIn({ icon: 'towels-two', count: 1 })).toBe(2);
  expect(piecesIn({ icon: 'towels-two', count: 3 })).toBe(6);
  expect(piecesIn({ icon: 'kettle', count: 1 })).toBe(1);
});
