/** Materials of products without a package: the same light, and edges and seams in shades of the colour. */
import { mix, shade, toOklch } from './colour.ts';
import { patterns, textures, weave } from './fabrics.ts';
import { gradient, line, used, type Paper } from './paper.ts';
import type { Attributes, Material } from './template.ts';

const isDark = (colour: string): boolean => toOklch(colour)[0] < 0.4;

/** A product's colour and its shades, by the names that drawings use. */
export const shadesOf = (colour: string) => ({
  colour,
  dark: shade(colour, isDark(colour) ? 0.06 : -0.07),
  deep: shade(colour, isDark(colour) ? -0.1 : -0.17),
  light: mix(colour, '#ffffff', isDark(colour) ? 0.14 : 0.3),
});

/**
 * Smooth, woven or stitched; in the product's colour unless the drawing sets one.
 * @param pattern printed on all parts in the product's colour; empty for none
 */
export function materialsOf(paper: Paper, colour: string, pattern = ''): Record<string, Material> {
  const { deep } = shadesOf(colour);
  const thread = isDark(colour) ? shade(colour, 0.13) : deep;
  const printed = (outline: string, { fill, 'data-turn': turn }: Attributes): string =>
    pattern === '' || fill ? '' : weave(paper, patterns, { name: pattern, colour, outline, turn });
  const made =
    (name: string): Material =>
    (outline, attributes) => {
      const { fill = colour, 'data-turn': turn } = attributes;
      const woven = name && weave(paper, textures, { name, colour: fill, outline, turn });
      return body(paper, outline, fill, printed(outline, attributes) + woven);
    };
  return {
    solid: made(''),
    fold: (outline, { fill = colour }) => fold(paper, outline, fill),
    seam: (outline, { 'stroke-width': width = '3' }) =>
      line(thread, outline, Number(width), 'opacity=".75"'),
    ...Object.fromEntries([...textures.keys()].map((name) => [name, made(name)])),
  };
}

/** Soft shading without a filter: strokes of decreasing width along the edge, moved towards the light. */
function body(paper: Paper, outline: string, fill: string, face: string): string {
  const [lightness] = toOklch(fill);
  const shape = paper.keep(`<path id="@" d="${outline}"/>`);
  const along = (colour: string, by: number, widths: number[], opacity: number): string =>
    `<g transform="translate(${-by} ${-by})" fill="none" stroke="${colour}" stroke-linejoin="round" opacity="${opacity}">${widths.map((width) => used(shape, `stroke-width="${width}" opacity=".25"`)).join('')}</g>`;
  const wash = gradient(paper, [
    [0, '#fff', lightness < 0.4 ? 0.09 : 0.16],
    [0.45, '#fff', 0],
    [0.7, '#000', 0],
    [1, '#000', 0.14],
  ]);
  const clip = paper.keep(`<clipPath id="@">${used(shape)}</clipPath>`);
  return (
    used(shape, `fill="${fill}"`) +
    `<g clip-path="${clip}">${face}${used(shape, `fill="${wash}"`)}` +
    along('#000', 9, [42, 30, 20, 11], lightness > 0.85 ? 0.2 : 0.28) +
    along('#fff', -6, [20, 11], lightness < 0.4 ? 0.22 : 0.32) +
    '</g>' +
    used(
      shape,
      `fill="none" stroke="${shade(fill, lightness > 0.8 ? -0.14 : -0.09)}" stroke-width="2.5" stroke-linejoin="round"`,
    )
  );
}

/** A fold in cloth: a soft shadow, and the light on the ridge beside it. */
function fold(paper: Paper, outline: string, fill: string): string {
  const [lightness] = toOklch(fill);
  const shape = paper.keep(`<path id="@" d="${outline}"/>`);
  const soft = (colour: string, by: number, opacity: number): string =>
    `<g transform="translate(${by} 0)" opacity="${opacity}" fill="${colour}" stroke="${colour}" stroke-linejoin="round">${[21, 11, 1].map((width) => used(shape, `stroke-width="${width}" opacity=".28"`)).join('')}</g>`;
  return (
    soft('#000', 0, lightness > 0.85 ? 0.13 : 0.2) +
    soft('#fff', -17, lightness < 0.4 ? 0.09 : 0.14)
  );
}
