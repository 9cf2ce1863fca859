/** What a package is printed with, and the small choices that make brands differ. */
import { contrast, mix, shade, toOklch } from './colour.ts';
import { writable, type Style } from './letters.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One packed product on its way to paper. */
export interface Packed {
  ground: string;
  accent: string;
  /** Colour of the content or the flavour; never the ground's own. */
  tint: string;
  /** What is inside, where one sees it. */
  content: string;
  name: string;
  brand: string;
  measure: string | undefined;
  /** Draws the label's icon into an area; absent when the product has none. */
  icon: ((area: Area) => string) | undefined;
  type: Type;
  /** Chosen by the brand: all its labels are laid out alike. */
  look: number;
  /** Chosen by the product: patterns and other small things. */
  twist: number;
}

/** How a brand writes itself and its products. */
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

/** A whole number from a text, the same every time (FNV-1a). */
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

/** No label holds more. */
const mostLetters = 120;

/** A product with its brand's type, look and colours. */
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

/** A colour moved off the ground it would vanish on. */
function apart(colour: string, ground: string): string {
  return toOklch(ground)[0] > 0.6 ? shade(mix(colour, ground, 0.2), -0.09) : shade(colour, 0.1);
}
