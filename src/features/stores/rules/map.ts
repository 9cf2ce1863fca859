/** A drawn map of Finland: its outline, and where places are on it. */
import { outlines } from './outline.ts';
import type { Point } from './nearest.ts';

/** Units of the drawing. */
export const width = 360;
export const height = 640;

const scale = 59;
const middle = 26;
const [left, top] = [197, 12];
const north = 70.1;

export interface Dot {
  x: number;
  y: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Sinusoidal projection: areas keep their size, and the shape is right near the 26th meridian. */
export function project({ latitude, longitude }: Point): Dot {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return {
    x: rounded(left + (longitude - middle) * narrowing * scale),
    y: rounded(top + (north - latitude) * scale),
  };
}

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points
    .map(([longitude, latitude]) => project({ latitude, longitude }))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

/** SVG paths of the land and its largest lakes. */
export const land = outlines.land.map(pathOf).join('');
export const lakes = outlines.lakes.map(pathOf).join('');

/** Rounds after which dots stay where they are; many at one place would need more. */
const rounds = 200;

/** Moves dots apart until all are at least `distance` from each other, as little as possible, within the drawing. */
export function spreadApart(dots: readonly Dot[], distance: number): Dot[] {
  // Dots at one place leave it in different directions.
  const moved = dots.map(({ x, y }, i) => ({
    x: x + Math.cos(i * 2.4) / 10,
    y: y + Math.sin(i * 2.4) / 10,
  }));
  for (let round = 0, isMoving = true; round < rounds && isMoving; round += 1) {
    const pairs = moved.flatMap((a, i) => moved.slice(i + 1).map((b) => [a, b] as const));
    isMoving = pairs.filter(([a, b]) => pushApart(a, b, distance)).length > 0;
  }
  return moved.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
}

/** Moves two dots that are too near to each other; false when they are not. */
function pushApart(a: Dot, b: Dot, distance: number): boolean {
  // The corners of the drawing bring dots to one place.
  const isOnePlace = a.x === b.x && a.y === b.y;
  const [dx, dy] = isOnePlace ? [1, 1] : [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  if (apart >= distance) return false;
  const push = (distance - apart) / 2 / apart + 0.001;
  const within = (value: number, size: number) =>
    Math.min(size - distance / 2, Math.max(distance / 2, value));
  [a.x, b.x] = [within(a.x - dx * push, width), within(b.x + dx * push, width)];
  [a.y, b.y] = [within(a.y - dy * push, height), within(b.y + dy * push, height)];
  return true;
}
