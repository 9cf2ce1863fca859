/** Light and shadow: all products stand on the same floor, lit softly from the upper left. */
import type { Drawing } from '../model.ts';
import { shade, toOklch } from './colour.ts';
import type { Area } from './packed.ts';
import { ellipse, glow, gradient, path, rect, used, type Paper, type Stop } from './paper.ts';
import type { Silhouette } from './silhouette.ts';

/** Background of every picture. */
export const groundColour = '#f6f3ec';

/** Shadow of a standing product: wide and faint, and dark where it touches the floor. */
export function shadow(paper: Paper, cx: number, y: number, rx: number): string {
  const soft = (dark: number): string =>
    glow(paper, [
      [0, '#2b2418', dark],
      [0.55, '#2b2418', dark * 0.45],
      [1, '#2b2418', 0],
    ]);
  return (
    ellipse(soft(0.22), cx + 10, y + 4, rx * 1.28, 34) + ellipse(soft(0.5), cx, y, rx * 1.04, 12)
  );
}

/** Widths and opacities of the strokes whose sum is a soft edge. */
const softness = [
  [54, 0.012],
  [45, 0.016],
  [37, 0.021],
  [29, 0.026],
  [21, 0.03],
  [14, 0.034],
  [7, 0.036],
  [0, 0.055],
];

/** The soft shadow of something lying on the floor. A blur would take as long as all else. */
export function shadowBelow(paper: Paper, { shapes, strokes }: Silhouette): string {
  const shape = paper.keep(`<g id="@">${shapes}</g>`);
  const layers = softness.map(
    ([width = 0, opacity]) =>
      `<g opacity="${opacity}">${used(shape, `stroke-width="${width}"`)}${strokes(width)}</g>`,
  );
  return `<g transform="translate(7 16)" fill="#2b2418" stroke="#2b2418" stroke-linejoin="round" stroke-linecap="round">${layers.join('')}</g>`;
}

/** A product seen from above. */
const lying = (paper: Paper, thing: string, silhouette: Silhouette): string =>
  shadowBelow(paper, silhouette) + thing;

/** As many of a thing as one buys, the one behind showing beside the one before it. */
export function several(
  paper: Paper,
  thing: string,
  silhouette: Silhouette,
  { count }: Pick<Drawing, 'count'>,
): string {
  if (count === 1) return lying(paper, thing, silhouette);
  const one = paper.keep(`<g id="@">${lying(paper, thing, silhouette)}</g>`);
  const scale = 1 - 0.34 * (1 - 1 / count);
  const step = (1 - scale) / (count - 1);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [step * 1.12 * i * 800 - 0.06 * 800 * (1 - scale), step * i * 1_000];
    return used(
      one,
      `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)})"`,
    );
  }).join('');
}

const onRound: Stop[] = [
  [0, '#000', 0.3],
  [0.07, '#000', 0.13],
  [0.18, '#fff', 0.02],
  [0.25, '#fff', 0.3],
  [0.33, '#fff', 0.05],
  [0.6, '#000', 0],
  [0.85, '#000', 0.12],
  [1, '#000', 0.32],
];

/** Light on an upright cylinder. */
export const roundLight = (paper: Paper, { x, y, width, height }: Area): string =>
  rect(gradient(paper, onRound), x, y, width, height);

/** Light on a flat front. */
export const flatLight = (paper: Paper, { x, y, width, height }: Area): string =>
  rect(
    gradient(paper, [
      [0, '#fff', 0.12],
      [0.5, '#fff', 0],
      [1, '#000', 0.06],
    ]),
    x,
    y,
    width,
    height,
  );

/** A thin outline, so that white products are visible on the background. */
export const edge = (outline: string, colour: string): string =>
  path(
    'none',
    outline,
    `stroke="${shade(colour, toOklch(colour)[0] > 0.8 ? -0.13 : -0.06)}" stroke-width="2.5"`,
  );

/** A round cap, lid or neck. */
export const cap = (
  paper: Paper,
  colour: string,
  { x, y, width, height }: Area,
  radius = 10,
): string =>
  rect(colour, x, y, width, height, radius) +
  rect(gradient(paper, onRound), x, y, width, height, radius) +
  rect('none', x, y, width, height, radius, `stroke="${shade(colour, -0.1)}" stroke-width="2"`);

/** Light on a filled bag: a swell in the middle, creases towards its ends. */
export function bagLight(paper: Paper, { x, y, width, height }: Area): string {
  const at = (share: number): number => Math.round(x + width * share);
  const [top, foot] = [y + 36, y + height - 36];
  // Each crease is leaf-shaped: it starts at a seam, widens a little and ends in a point.
  const crease = (from: number, start: number, dx: number, dy: number, wide: number): string =>
    `M${at(from)} ${start}q${dx * 0.2 + wide} ${dy * 0.4} ${dx} ${dy}q${-dx * 0.9 - wide} ${-dy * 0.5} ${-dx} ${-dy}z`;
  const dark =
    crease(0.24, top, 8, 96, 10) +
    crease(0.86, top, -22, 170, 12) +
    crease(0.1, foot, 46, -150, -12) +
    crease(0.9, foot, -40, -120, 12);
  const pale =
    crease(0.14, top, 16, 150, 12) + crease(0.72, top, -4, 96, 10) + crease(0.3, foot, 14, -90, 10);
  const swell: Stop[] = [
    [0, '#fff', 0.2],
    [0.62, '#000', 0],
    [1, '#000', 0.24],
  ];
  return (
    rect(glow(paper, swell, 0.4, 0.42, 0.72), x, y, width, height) +
    path('#000', dark, 'opacity=".1"') +
    path('#fff', pale, 'opacity=".2"')
  );
}

/** Light from above on a film wrapper. */
export const filmLight = (paper: Paper, { x, y, width, height }: Area): string => {
  const fall: Stop[] = [
    [0, '#fff', 0.26],
    [0.2, '#fff', 0.05],
    [0.75, '#000', 0],
    [1, '#000', 0.2],
  ];
  return rect(gradient(paper, fall, true), x, y, width, height);
};
