/** Text as outlines, so that it looks the same everywhere, also on machines without fonts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type Command, type Font } from 'opentype.js/dist/opentype.mjs';

const require = createRequire(import.meta.url);

const files = {
  plain: require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
  bold: require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
  black: require.resolve('@fontsource/figtree/files/figtree-latin-900-normal.woff'),
  serif:
    require.resolve('@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff'),
  italic:
    require.resolve('@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff'),
};

export type Face = keyof typeof files;

const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const bytes = readFileSync(files[face]);
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(face, font);
  return font;
}

export interface Style {
  face: Face;
  /** Letter spacing as a share of the font size; 0 when absent. */
  spacing?: number;
}

const options = ({ spacing = 0 }: Style) => ({ letterSpacing: spacing, kerning: true });
const measured = new Map<string, number>();

/** Width of a text at a font size, in units of the picture. */
export function widthOf(text: string, style: Style, size: number): number {
  const key = `${style.face} ${style.spacing ?? 0} ${text}`;
  let width = measured.get(key);
  if (width === undefined) {
    width = fontOf(style.face).getAdvanceWidth(text, 1000, options(style)) / 1000;
    measured.set(key, width);
  }
  return width * size;
}

/** The text without characters that the font lacks, such as emoji. */
export const writable = (text: string): string =>
  [...text.normalize('NFC')]
    .filter((letter) => letter === '\u00ad' || fontOf('plain').charToGlyphIndex(letter) > 0)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

export interface Place {
  x: number;
  /** The baseline. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** A line of text as SVG path data. */
export function letters(
  text: string,
  style: Style,
  size: number,
  { x, y, anchor = 'middle' }: Place,
): string {
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const left = x - widthOf(text, style, size) * share;
  return fontOf(style.face)
    .getPath(text, left, y, size, options(style))
    .commands.map(dataOf)
    .join('');
}

const round = (value = 0): number => Math.round(value * 10) / 10;

/** One path command; the font package's own formatting fails for numbers near zero. */
function dataOf({ type, x, y, x1, y1, x2, y2 }: Command): string {
  const values = { M: [x, y], L: [x, y], Q: [x1, y1, x, y], C: [x1, y1, x2, y2, x, y], Z: [] }[
    type
  ];
  return type + values.map(round).join(' ');
}
