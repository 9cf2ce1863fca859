/** Parts of a label: each fills an area with the brand, the name, the measure or the icon. */
import type { Area, Packed } from './packed.ts';
import { letters, type Style } from '#platform/lettering/letters.ts';
import { path } from './paper.ts';
import { fitted, leading, type Room } from '#platform/lettering/wrap.ts';

/** Alignment of a text in its area. */
export type Side = 'start' | 'middle';

interface Words {
  text: string;
  style: Style;
  ink: string;
  size: number;
  lines: number;
  side: Side;
}

function words(area: Area, { text, style, ink, size, lines: most, side }: Words): string {
  const room: Room = { width: area.width, height: area.height, size, lines: most };
  const { lines, size: shown } = fitted(text, style, room);
  const height = (0.72 + (lines.length - 1) * leading) * shown;
  const first = area.y + (area.height - height) / 2 + 0.72 * shown;
  const x = side === 'start' ? area.x : area.x + area.width / 2;
  const d = lines.map((line, i) =>
    letters(line, style, shown, { x, y: first + i * leading * shown, anchor: side }),
  );
  return path(ink, d.join(''), `aria-label="${escaped(text.replaceAll('\u00ad', ''))}"`);
}

const escaped = (text: string): string =>
  text.replaceAll(/["&<>]/g, (letter) => `&#${letter.codePointAt(0)};`);

export const brandIn = (area: Area, products: Packed, ink: string, side: Side = 'middle'): string =>
  words(area, {
    text: products.type.written(products.brand),
    style: products.type.brand,
    ink,
    size: Math.min(78, area.height),
    lines: 1,
    side,
  });

export const nameIn = (area: Area, products: Packed, ink: string, side: Side = 'middle'): string =>
  words(area, {
    text: products.name,
    style: products.type.name,
    ink,
    size: Math.min(60, area.width / 4.4),
    lines: area.height < 70 ? 2 : 4,
    side,
  });

export const measureIn = (
  area: Area,
  products: Packed,
  ink: string,
  side: Side = 'middle',
): string =>
  products.measure
    ? words(area, {
        text: products.measure,
        style: { face: 'plain', spacing: 0.02 },
        ink,
        size: Math.min(26, area.height),
        lines: 1,
        side,
      })
    : '';

/** The icon, as large as fits into the area. */
export function iconIn(area: Area, products: Packed): string {
  const size = Math.min(area.width, area.height);
  return (
    products.icon?.({
      x: area.x + (area.width - size) / 2,
      y: area.y + (area.height - size) / 2,
      width: size,
      height: size,
    }) ?? ''
  );
}

/** A horizontal strip of an area, as shares of its height from the top. */
export const part = (area: Area, from: number, to: number): Area => ({
  ...area,
  y: area.y + area.height * from,
  height: area.height * (to - from),
});

/** The area, smaller by `units` on every side. */
export const within = (area: Area, by: number, byHeight = by): Area => ({
  x: area.x + by,
  y: area.y + byHeight,
  width: area.width - 2 * by,
  height: area.height - 2 * byHeight,
});
