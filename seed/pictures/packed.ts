/** Texts and colours of a package, and the variations that make brands differ. */
import { contrast, mix, shade, toOklch } from './colour.ts';
import { writable, type Style } from '#platform/lettering/letters.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Everything needed to draw one packaged product. */
export interface Packed {
  ground: string;
  accent: string;
  /** Colour of the content or flavour; always differs from the background. */
  tint: string;
  /** Colour of the visible content. */
  content: string;
  name: string;
  brand: string;
  measure: string | undefined;
  /** Draws the label's icon into an area; absent when the product has none. */
  icon: ((area: Area) => string) | undefined;
  type: Type;
  /** Number derived from the brand: all its labels have the same layout. */
  look: number;
  /** Number derived from the product: chooses patterns and other details. */
  twist: number;
}

/** Typography of a brand. */
export interface Type {
  brand: Style;
  name: Style;
  written: (brand: string) => string;
}

const same = (text: string): string => text;
const upper = (text: string): string => text.toLocaleUpperCase('fi');
const lower = (text: string): string => text.toLocaleLowerCase('fi');

const types: Type[] = [
  { brand: { face: 'black' }, name: { face: 'bold' }, written: upper },
  { brand: { face: 'serif' }, name: { face: 'plain' }, written: same },
  { brand: { face: 'italic' }, name: { face: 'bold' }, written: same },
  { brand: { face: 'plain', spacing: 0.2 }, name: { face: 'plain' }, written: upper },
  { brand: { face: 'black', spacing: -0.03 }, name: { face: 'bold' }, written: lower },
  { brand: { face: 'serif', spacing: 0.08 }, name: { face: 'serif' }, written: upper },
  { brand: { face: 'bold', spacing: 0.04 }, name: { face: 'serif' }, written: upper },
];

/** Hash of a text as a whole number (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) >>> 0;
}

interface PackInput {
  name: string;
  brand: string;
  brandColours: [ground: string, accent: string];
  colour: string | undefined;
  measure?: string | undefined;
  icon: Packed['icon'];
  seed: string;
}

/** Longest text in characters that fits on a label. */
const mostLetters = 120;

/** Combines a product with its brand's typography, design and colours. */
export function packed(input: PackInput): Packed {
  const [ground, accent] = input.brandColours;
  const ofBrand = hashOf(input.brand + ground);
  const wished = input.colour ?? accent;
  const isLost = contrast(wished, ground) < 1.12;
  return {
    ground,
    accent,
    tint: isLost ? apart(wished, ground) : wished,
    content: input.colour ?? '#e6d8bf',
    name: writable(input.name).slice(0, mostLetters),
    brand: writable(input.brand).slice(0, mostLetters),
    measure: input.measure && writable(input.measure),
    icon: input.icon,
    type: types[ofBrand % types.length] as Type,
    look: ofBrand >>> 4,
    twist: hashOf(input.seed),
  };
}

/** The colour, changed when it is too close to the background to be seen. */
function apart(colour: string, ground: string): string {
  return toOklch(ground)[0] > 0.6 ? shade(mix(colour, ground, 0.2), -0.09) : shade(colour, 0.1);
}
