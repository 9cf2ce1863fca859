/** Colours that merchants choose, and whether text can be read in them. */
import { z } from 'zod';

/** `#rrggbb`. */
export const HexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #174534');

/** WCAG 2 contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Contrast that text of any size needs (WCAG 1.4.3). */
export const readable = 4.5;

function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever can be read better on the colour. */
export const textOn = (color: string): '#000000' | '#ffffff' =>
  contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000';
