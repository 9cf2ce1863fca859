/** Materials of products without a package: the same light, and edges and seams in shades of the colour. */
import { readData } from '../tables.ts';
import { mix, shade, toOklch } from './colour.ts';
import { cut, gradient, line, path, type Paper } from './paper.ts';
import type { Material } from './template.ts';

const isDark = (colour: string): boolean => toOklch(colour)[0] < 0.4;

/** A product's colour and its shades, by the names that drawings use. */
export const shadesOf = (colour: string) => ({
  colour,
  dark: shade(colour, isDark(colour) ? 0.06 : -0.07),
  deep: shade(colour, isDark(colour) ? -0.1 : -0.17),
  light: mix(colour, '#ffffff', isDark(colour) ? 0.14 : 0.3),
});

const textures = [...readData('drawings/textures.svg').matchAll(/<g id="(\w+)">(.*)<\/g>/g)];

/** Smooth, woven or stitched; in the product's colour unless the drawing sets one. */
export function materialsOf(paper: Paper, colour: string): Record<string, Material> {
  const { deep } = shadesOf(colour);
  const thread = isDark(colour) ? shade(colour, 0.13) : deep;
  const woven =
    (tile: string): Material =>
    (outline, { fill = colour }) =>
      body(paper, outline, fill, texture(paper, outline, tile, fill));
  return {
    solid: (outline, { fill = colour }) => body(paper, outline, fill, ''),
    seam: (outline, { 'stroke-width': width = '3' }) =>
      line(thread, outline, Number(width), 'opacity=".75"'),
    ...Object.fromEntries(textures.map(([, name, tile = '']) => [name, woven(tile)])),
  };
}

/** Soft shading without a filter: strokes of decreasing width along the edge, moved towards the light. */
function body(paper: Paper, outline: string, fill: string, face: string): string {
  const [lightness] = toOklch(fill);
  const along = (colour: string, by: number, widths: number[], opacity: number): string =>
    `<g transform="translate(${-by} ${-by})" opacity="${opacity}">${widths.map((width) => line(colour, outline, width, 'opacity=".2"')).join('')}</g>`;
  const wash = gradient(paper, [
    [0, '#fff', lightness < 0.4 ? 0.09 : 0.16],
    [0.45, '#fff', 0],
    [0.7, '#000', 0],
    [1, '#000', 0.14],
  ]);
  return (
    path(fill, outline) +
    cut(
      paper,
      outline,
      face +
        path(wash, outline) +
        along('#000', 9, [44, 34, 25, 17, 10], lightness > 0.85 ? 0.2 : 0.28) +
        along('#fff', -6, [22, 15, 9], lightness < 0.4 ? 0.2 : 0.3),
    ) +
    line(shade(fill, lightness > 0.8 ? -0.14 : -0.09), outline, 2.5)
  );
}

const texture = (paper: Paper, outline: string, tile: string, fill: string): string => {
  const thread = shade(fill, toOklch(fill)[0] < 0.4 ? 0.06 : -0.06);
  return path(
    paper.keep(
      `<pattern id="@" width="20" height="20" patternUnits="userSpaceOnUse" stroke="${thread}" fill="none" stroke-width="3">${tile}</pattern>`,
    ),
    outline,
  );
};
