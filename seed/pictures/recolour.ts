/**
 * Recolours an icon for a variant. An icon consists of parts: each outline is painted with its own colour,
 * then with gradients of light over it. Parts of the main hue change together with their gradients; soles,
 * buckles and screens do not.
 */
import { fromOklch, hueApart, toOklch, type Oklch } from './colour.ts';

const shapes = /<(?:path|rect|circle|ellipse)\b[^>]*\/>/g;
const gradients = /<(?:linear|radial)Gradient id="([^"]+)".*?<\/(?:linear|radial)Gradient>/g;
const stopColour = /(?<=stop-color=")#?\w+/g;
const fullHex = /#[0-9a-f]{6}\b/gi;
const paint = /\b(?:fill|stroke)="(url\(#([^)]+)\)|#[0-9a-f]{3,6})"/i;

/**
 * Moves the main hue of an icon to `target` and preserves light and shade; without it only greys change.
 * @param main colour of the part with the main hue; empty when the icon keeps its own colours
 */
export function recoloured(body: string, main: string, target: string): string {
  if (!main || !target) return body.replaceAll(fullHex, unpurpled);
  const firstStops = new Map(
    [...body.matchAll(/Gradient id="([^"]+)".*?stop-color="([^"]+)"/g)].map(
      ([, id = '', hex = '']) => [id, hex],
    ),
  );
  const move = moverOf(toOklch(main), toOklch(target));
  const belongs = belongingTo(toOklch(main));
  const parts = new Map<string, boolean>();
  const changed = new Set<string>();
  const drawn = body.replaceAll(shapes, (element) => {
    const [, value = '', id] = paint.exec(element) ?? [];
    const outline = element.replace(paint, '');
    const isMain = parts.get(outline) ?? belongs(id ? firstStops.get(id) : value);
    parts.set(outline, isMain);
    if (id && isMain) changed.add(id);
    return id || !value ? element : element.replace(value, isMain ? move(value) : unpurpled(value));
  });
  return drawn.replaceAll(gradients, (gradient, id: string) =>
    gradient.replaceAll(stopColour, changed.has(id) ? move : unpurpled),
  );
}

/** The set's greys are purplish; this makes metal, rubber and paper neutral. */
function unpurpled(colour: string): string {
  const hex = named[colour] ?? colour;
  const [lightness, chroma, hue] = toOklch(hex);
  const isPurple = hue < -0.35 && hue > -1.5;
  const isGrey = chroma < 0.08 || (lightness < 0.45 && chroma < 0.12);
  return isPurple && isGrey ? fromOklch([lightness, chroma * 0.15, hue]) : hex;
}

const named: Record<string, string> = {
  '#fff': '#ffffff',
  '#000': '#000000',
  white: '#ffffff',
  black: '#000000',
};
const greyBelow = 0.055;
/** Hues that differ by less, in radians, count as the same. */
const sameHue = 0.8;

/** Whether a colour has the main hue; greys match only when the main colour is grey. */
function belongingTo(main: Oklch): (hex: string | undefined) => boolean {
  const [, chroma] = main;
  return (hex) => {
    if (!hex) return false;
    const own = toOklch(named[hex] ?? hex);
    const [lightness, c] = own;
    if (chroma < greyBelow) return c < greyBelow && lightness > 0.5;
    return c >= greyBelow * 0.7 && hueApart(own, main) < sameHue;
  };
}

function moverOf([from, vivid]: Oklch, [to, chroma, hue]: Oklch): (hex: string) => string {
  // Light colours have little range for highlights, dark ones little for shade.
  const above = Math.min(0.75, (0.99 - to) / (1 - from));
  const below = Math.min(0.75, (to - 0.05) / from + 0.1);
  return (hex) => {
    const [lightness, c] = toOklch(named[hex] ?? hex);
    const step = lightness - from;
    const share = vivid < greyBelow ? 1 : Math.min(1.1, 0.7 + (0.3 * c) / vivid);
    return fromOklch([to + step * (step > 0 ? above : below), chroma * share, hue]);
  };
}
