/** Product pictures of the demo shop as SVG, 800 × 1000, all on the same ground and in the same light. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Drawing } from '../model.ts';
import { inkOn, recoloured, shade } from './colour.ts';
import { ownIcons } from './own.ts';
import { packages, type Package } from './packages.ts';

export interface DrawInput {
  drawing: Drawing;
  /** Ground and accent colour of the brand's packages. */
  brandColours: [ground: string, accent: string];
  /** Colour of the variant; the icon's own when absent. */
  colourHex?: string | undefined;
  /** Chooses small differences between packages of one form. */
  seed: number;
}

const require = createRequire(import.meta.url);
let emoji: Record<string, { body: string }> | undefined;

function emojiBody(name: string): string {
  emoji ??= (
    JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8')) as {
      icons: Record<string, { body: string }>;
    }
  ).icons;
  const icon = emoji[name];
  if (!icon) throw new Error(`No icon ${name} in the icon set`);
  return icon.body;
}

const ground =
  '<defs><radialGradient id="floor"><stop offset="0" stop-color="#000" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>' +
  '<rect width="800" height="1000" fill="#f6f3ec"/><ellipse cx="400" cy="868" rx="290" ry="36" fill="url(#floor)"/>';

/** @throws Error naming an icon that is in no set. */
export function drawProduct(input: DrawInput): string {
  const { drawing } = input;
  const thing =
    drawing.form === 'icon'
      ? placed(iconBody(drawing.icon, input.colourHex), 70, 175, 660)
      : drawnPackage(input, packages[drawing.form], drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">${ground}${thing}</svg>`;
}

/** An icon's body in the wanted colour; things of our own are drawn in it from the start. */
function iconBody(name: string, colourHex: string | undefined): string {
  if (!name.startsWith('own:')) {
    const body = emojiBody(name);
    return colourHex ? recoloured(body, colourHex) : body;
  }
  const drawn = ownIcons[name.slice(4)];
  if (!drawn) throw new Error(`No icon ${name} among our own`);
  const colour = colourHex ?? '#7d94a8';
  const paints: Record<string, string> = {
    C: colour,
    D: shade(colour, -0.14),
    L: shade(colour, 0.14),
    W: '#8a6242',
    M: '#a9adb1',
  };
  const painted = drawn.replaceAll(/"([CDLWM])"/g, (_, paint: string) => `"${paints[paint]}"`);
  // A thin edge, so that white things stand out from the ground.
  return `<g stroke="${shade(colour, -0.16)}" stroke-width=".25">${painted}</g>`;
}

const placed = (body: string, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${body}</svg>`;

type Packed = Exclude<Drawing, { form: 'icon' }>;

function drawnPackage(
  input: DrawInput,
  draw: (paint: { body: string; cap: string; label: string }) => Package,
  drawing: Packed,
): string {
  const [brandGround, accent] = input.brandColours;
  const colour = input.colourHex ?? drawing.colour;
  const label = colour ?? accent;
  const { svg, label: at } = draw({ body: brandGround, cap: accent, label });
  return svg + labelOf(input.seed, at, label, brandGround, drawing.icon);
}

/** A label in one of three layouts: its icon large, or a mark with lines that stand for words. */
function labelOf(
  seed: number,
  { x, y, width, height }: Package['label'],
  colour: string,
  body: string,
  icon: string | undefined,
): string {
  const layout = seed % 3;
  const radius = [0, 18, Math.min(width, height) / 2][layout] ?? 0;
  const ink = inkOn(colour);
  const panel = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}" stroke="${shade(body, 0.12)}" stroke-width="4"/>`;
  const size = Math.min(width, height) * (icon ? 0.56 : 0.3);
  const middle = x + width / 2;
  const picture = icon
    ? placed(iconBody(icon, undefined), middle - size / 2, y + height * 0.3, size)
    : `<circle cx="${middle}" cy="${y + height * 0.55}" r="${size / 2}" fill="none" stroke="${ink}" stroke-width="7" opacity=".8"/>`;
  const words = [0.5, 0.34]
    .map((share, i) => {
      const length = width * share;
      return `<rect x="${middle - length / 2}" y="${y + height * 0.1 + i * 26}" width="${length}" height="${i === 0 ? 14 : 8}" rx="4" fill="${ink}" opacity="${i === 0 ? 0.9 : 0.55}"/>`;
    })
    .join('');
  return panel + words + picture;
}
