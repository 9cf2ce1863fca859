/** What things are drawn with: one light, edges and seams in shades of their own colour. */
import { mix, shade, toOklch } from '../colour.ts';
import { cut, ellipse, gradient, line, path, type Paper } from '../paper.ts';

export interface Kit {
  paper: Paper;
  colour: string;
  /** Shades of the colour: a little darker, much darker, lighter. */
  dark: string;
  deep: string;
  light: string;
  /** A body with light from the upper left; in the thing's colour when none is given. */
  solid: (outline: string, fill?: string) => string;
  /** The same with a woven or knitted face. */
  woven: (outline: string, tile: string, fill?: string) => string;
  /** A stitched line or a fold. */
  seam: (d: string, width?: number) => string;
  /** A round body. */
  ball: (cx: number, cy: number, rx: number, ry?: number, fill?: string) => string;
}

/** Draws a thing of one colour. */
export type Thing = (kit: Kit) => string;

export const metal = '#b9bdc2';
export const ink = '#2a2d31';
export const wood = '#a87848';

export function kitOf(paper: Paper, colour: string): Kit {
  const isDark = toOklch(colour)[0] < 0.4;
  const dark = shade(colour, isDark ? 0.06 : -0.07);
  const deep = shade(colour, isDark ? -0.1 : -0.17);
  const solid = (outline: string, fill = colour): string => body(paper, outline, fill, '');
  return {
    paper,
    colour,
    dark,
    deep,
    light: mix(colour, '#ffffff', isDark ? 0.14 : 0.3),
    solid,
    woven: (outline, tile, fill = colour) =>
      body(paper, outline, fill, texture(paper, outline, tile, fill)),
    seam: (d, width = 3) => line(isDark ? shade(colour, 0.13) : deep, d, width, 'opacity=".75"'),
    ball: (cx, cy, rx, ry = rx, fill = colour) =>
      solid(
        `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`,
        fill,
      ),
  };
}

/** Depth without a filter: strokes of falling width along the edge, moved towards the light, add up to a soft shade. */
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

export const knit = '<path d="M0 2l5 10 5-10 5 10 5-10M0 12l5 10 5-10 5 10 5-10"/>';
export const ribs = '<path d="M5 0v20M15 0v20"/>';
export const terry = '<path d="M2 5h4M12 5h4M7 15h4M17 15h3" stroke-linecap="round"/>';

export const button = (x: number, y: number, colour: string): string =>
  ellipse(colour, x, y, 9) +
  ellipse('none', x, y, 9, 9, 'stroke="#000" stroke-opacity=".35" stroke-width="2"');

/** Buttons down from one height to another. */
export const buttons = (
  x: number,
  from: number,
  to: number,
  count: number,
  colour: string,
): string =>
  Array.from({ length: count }, (_, i) =>
    button(x, Math.round(from + ((to - from) * i) / (count - 1)), colour),
  ).join('');

/** A zip from one height to another, with its pull. */
export const zip = (x: number, from: number, to: number): string =>
  line('#8d9196', `M${x} ${from}V${to}`, 9) +
  `<path stroke="#55595e" stroke-width="9" stroke-dasharray="3 4" d="M${x} ${from}V${to}"/>` +
  path(metal, `M${x - 7} ${from + 4}h14v34h-14z`);
