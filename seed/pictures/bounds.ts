/** How much room a drawing takes, from its shapes; curves are measured at a few points. */
import type { Area } from './packed.ts';
import { attributesOf, type Attributes } from './template.ts';

type Point = [x: number, y: number];
/** `a b c d e f` of a transform. */
type Matrix = readonly [number, number, number, number, number, number];

const numbersIn = (text = ''): number[] =>
  (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const matrices: Record<string, (values: number[]) => Matrix> = {
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
  },
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
};

const still: Matrix = [1, 0, 0, 1, 0, 0];

function matrixOf(transform = ''): Matrix {
  let all = still;
  for (const [, name = '', values] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const made = matrices[name]?.(numbersIn(values));
    if (made) all = times(all, made);
  }
  return all;
}

/** The area of shapes; that of nothing is the middle of a picture. */
export function boundsOf(shapes: string): Area {
  const open: Matrix[] = [still];
  const points: Point[] = [];
  const begins = new Map<string, number>();
  /** Used again before or after they are drawn: which, and how they are moved. */
  const again: [string, Matrix][] = [];
  for (const [, close, name = '', rest = ''] of shapes.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (close) {
      open.pop();
      continue;
    }
    const attributes = attributesOf(rest);
    const { id = '', href = '' } = attributes;
    const outer = open.at(-1) ?? still;
    const own = matrixOf(attributes['transform']);
    const matrix = times(outer, own);
    if (name === 'g') open.push(matrix);
    if (id) begins.set(`#${id}`, points.length);
    if (href) again.push([href, times(matrix, inverse(outer))]);
    points.push(...pointsOf(name, attributes).map(moved(matrix)));
  }
  points.push(...again.flatMap(([id, matrix]) => points.slice(begins.get(id)).map(moved(matrix))));
  return points.length > 0 ? areaAround(points) : { x: 400, y: 500, width: 0, height: 0 };
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const size = a * d - b * c;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

const moved =
  ([a, b, c, d, e, f]: Matrix) =>
  ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

function areaAround(points: Point[]): Area {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function pointsOf(name: string, attributes: Attributes): Point[] {
  const at = (key: string): number => Number(attributes[key] ?? 0);
  const around = (x: number, y: number, width: number, height: number): Point[] => [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  if (name === 'rect') return around(at('x'), at('y'), at('width'), at('height'));
  if (name === 'ellipse' || name === 'circle') {
    const [rx, ry] = [at('rx') || at('r'), at('ry') || at('r')];
    return around(at('cx') - rx, at('cy') - ry, rx * 2, ry * 2);
  }
  return pointsOn(attributes['d'] ?? '');
}

/** How many numbers a command of a path takes at a time. */
const takes: Record<string, number> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  q: 4,
  s: 4,
  c: 6,
  a: 7,
  z: 0,
};

function pointsOn(d: string): Point[] {
  const points: Point[] = [];
  let pen: Point = [0, 0];
  let start: Point = pen;
  for (const { kind, values, isRelative, isMove } of stepsOf(d)) {
    const stops = stopsOf(kind, values, pen, isRelative);
    const end = kind === 'z' ? start : (stops.at(-1) ?? pen);
    if (kind === 'a') points.push(...arched(pen, values, end));
    else if (stops.length > 1) points.push(...along(pen, stops));
    pen = end;
    points.push(pen);
    if (isMove) start = pen;
  }
  return points;
}

interface Step {
  kind: string;
  values: number[];
  isRelative: boolean;
  /** It begins a line rather than draws one. */
  isMove: boolean;
}

/** Commands of a path; one with numbers for several is so many. */
function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', rest = '']) => {
    const kind = command.toLowerCase();
    const all = kind === 'a' ? arcNumbers(rest) : numbersIn(rest);
    const count = takes[kind] ?? 0;
    const length = count === 0 ? 1 : Math.floor(all.length / count);
    return Array.from({ length }, (_, i) => ({
      kind,
      values: all.slice(i * count, (i + 1) * count),
      isRelative: command === kind,
      isMove: kind === 'm' && i === 0,
    }));
  });
}

/** Flags of arcs may stand without a space behind them. */
const arcNumbers = (text: string): number[] =>
  [
    ...text.matchAll(
      /(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*([01])[ ,]*([01])[ ,]*(-?(?:\d+\.?\d*|\.\d+))[ ,]*(-?(?:\d+\.?\d*|\.\d+))/g,
    ),
  ].flatMap(([, ...values]) => values.map(Number));

/** Control points and the end of a command, as absolute places. */
function stopsOf(kind: string, values: number[], [x, y]: Point, isRelative: boolean): Point[] {
  const [dx, dy] = isRelative ? [x, y] : [0, 0];
  const [first = 0] = values;
  if (kind === 'h') return [[first + dx, y]];
  if (kind === 'v') return [[x, first + dy]];
  const pairs = kind === 'a' ? values.slice(5) : values;
  return Array.from({ length: pairs.length / 2 }, (_, i) => [
    (pairs[i * 2] ?? 0) + dx,
    (pairs[i * 2 + 1] ?? 0) + dy,
  ]);
}

/** Points on a curve with these control points before its end. */
function along(from: Point, stops: Point[]): Point[] {
  const [first = from, second = first, third = second] = stops;
  const isCubic = stops.length > 2;
  const at = (share: number, i: 0 | 1): number => {
    const rest = 1 - share;
    return isCubic
      ? rest ** 3 * from[i] +
          3 * rest * rest * share * first[i] +
          3 * rest * share * share * second[i] +
          share ** 3 * third[i]
      : rest * rest * from[i] + 2 * rest * share * first[i] + share * share * second[i];
  };
  return [0.2, 0.4, 0.6, 0.8].map((share) => [at(share, 0), at(share, 1)]);
}

/** Points of an arc farthest from its chord. */
function arched([x, y]: Point, values: number[], [endX, endY]: Point): Point[] {
  const [radius = 0, , , isLarge, isClockwise] = values;
  const [dx, dy] = [endX - x, endY - y];
  const chord = Math.hypot(dx, dy) || 1;
  const toCentre = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (isLarge ? 1 : -1);
  const [outX, outY] = isClockwise ? [dy / chord, -dx / chord] : [-dy / chord, dx / chord];
  const [cx, cy] = [x + dx / 2 + outX * toCentre, y + dy / 2 + outY * toCentre];
  const [sideX, sideY] = [(dx / chord) * radius, (dy / chord) * radius];
  const top: Point = [cx + outX * radius, cy + outY * radius];
  const isHalf = chord > radius * 1.9;
  return isLarge || isHalf ? [top, [cx + sideX, cy + sideY], [cx - sideX, cy - sideY]] : [top];
}
