/** Light on things: they stand on one floor, lit softly from the upper left. */
import { shade, toOklch } from './colour.ts';
import type { Area } from './packed.ts';
import { dropped, ellipse, glow, gradient, path, rect, type Paper, type Stop } from './paper.ts';

/** The ground of every picture. */
export const groundColour = '#f6f3ec';

/** A thing's shadow: wide and faint, and dark where it touches the floor. */
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

/** A thing seen from above, with the soft shadow of what lies on the ground. */
export const lying = (paper: Paper, thing: string): string =>
  `<g filter="${dropped(paper)}">${thing}</g>`;

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

/** Light on what is round and stands. */
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

/** A thin edge, so that white things stand out from the ground. */
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

/** Grooves that fingers hold a cap by. */
export function grooves({ x, y, width, height }: Area, count: number): string {
  const step = width / count;
  const each = Array.from(
    { length: count - 1 },
    (_, i) => `M${Math.round(x + step * (i + 1))} ${y}v${height}`,
  );
  return path('none', each.join(''), 'stroke="#000" stroke-opacity=".13" stroke-width="3"');
}
