/** What the words of products' names say of their drawings: `data/drawings/motifs.tsv`. */
import type { Drawing } from './model.ts';
import { hueApart, toOklch } from './pictures/colour.ts';
import { drawsThing } from './pictures/draw.ts';
import { readTemplate } from './pictures/template.ts';
import { readTable, valuesOf } from './tables.ts';

/** A drawing's name: words of the kind, then of what sets the product apart. */
export interface DrawnName {
  kind: string;
  variety: string;
  drawing: Drawing;
}

interface Motif {
  motifs: string[];
  colour: string;
}

const table: ReadonlyMap<string, Motif> = new Map(
  readTable<'word' | 'motifs' | 'colour'>('drawings/motifs.tsv').map(
    ({ word, motifs, colour }) => [word, { motifs: valuesOf(motifs), colour }],
  ),
);
const allMotifs = new Set([...table.values()].flatMap(({ motifs }) => motifs));

/** Names of motifs that the table has and nobody drew. */
export const undrawnMotifs = (): string[] => [...allMotifs].filter((name) => !drawsThing(name));

/** What contradicts between a product's name and its drawing, one sentence each. */
export function contradictions({ kind, variety, drawing }: DrawnName): string[] {
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

const coloursOf = ({ icon, contentColour }: Drawing): string[] => [
  ...(contentColour === '' ? [] : [contentColour]),
  ...(drawsThing(icon) ? [readTemplate(`things/${icon}`).colour] : []),
];

/** Whether both are called by one word: greys by how light they are, colours by their hue too. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [toOklch(one), toOklch(other)];
  if (Math.abs(a[0] - b[0]) > 0.35) return false;
  return Math.min(a[1], b[1]) < 0.03 ? Math.max(a[1], b[1]) < 0.1 : hueApart(a, b) < 0.7;
}

/** How many of a product a drawing without a package shows. */
export const piecesIn = ({ icon, count }: Pick<Drawing, 'icon' | 'count'>): number =>
  count * (drawsThing(icon) ? readTemplate(`things/${icon}`).pieces : 1);
