/** Subtle background patterns of packages. */
import { shade, toOklch } from './colour.ts';
import type { Area, Packed } from './packed.ts';
import { rect, type Paper } from './paper.ts';

const tiles = [
  (ink: string) => `<circle cx="18" cy="18" r="5" fill="${ink}"/>`,
  (ink: string) => `<path d="M0 0h14v36h-14z" fill="${ink}"/>`,
  (ink: string) =>
    `<path d="M0 12q9-12 18 0t18 0M0 30q9-12 18 0t18 0" fill="none" stroke="${ink}" stroke-width="3"/>`,
  (ink: string) => `<path d="M18 7l9 11-9 11-9-11z" fill="${ink}"/>`,
  (ink: string) => `<path d="M-9 45L45-9M-9 9L9-9M27 45L45 27" stroke="${ink}" stroke-width="5"/>`,
];

/** A pattern over an area in a shade of its background; every third product has none. */
export function pattern(paper: Paper, products: Packed, area: Area, ground: string): string {
  const tile = tiles[(products.twist >>> 5) % tiles.length];
  if (!tile || products.twist % 3 === 0) return '';
  const ink = shade(ground, toOklch(ground)[0] > 0.6 ? -0.045 : 0.05);
  const paint = paper.keep(
    `<pattern id="@" width="36" height="36" patternUnits="userSpaceOnUse" x="${area.x}">${tile(ink)}</pattern>`,
  );
  return rect(paint, area.x, area.y, area.width, area.height);
}
