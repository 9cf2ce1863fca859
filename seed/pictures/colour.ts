/** Colours of drawings: shades of one, and an icon's main colour changed for another. */

type Hsl = [hue: number, saturation: number, lightness: number];

function toHsl(hex: string): Hsl {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Hsl;
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === r ? ((g - b) / spread) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [(sector * 60 + 360) % 360, saturation, lightness];
}

function toHex([hue, saturation, lightness]: Hsl): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

const clamp = (value: number): number => Math.min(0.97, Math.max(0.04, value));

/** The same colour lighter (amount > 0) or darker (amount < 0). */
export function shade(hex: string, amount: number): string {
  const [hue, saturation, lightness] = toHsl(hex);
  return toHex([hue, saturation, clamp(lightness + amount)]);
}

/** Dark ink on light grounds and light ink on dark ones. */
export function inkOn(hex: string): string {
  return toHsl(hex)[2] > 0.58 ? '#26282b' : '#ffffff';
}

const hueDistance = (a: number, b: number): number =>
  Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

const fullHex = /#[0-9a-f]{6}\b/gi;
/** Colours this near the main hue belong to the thing itself, not to its soles, buttons or skin. */
const sameThing = 40;

/** Moves an icon's main colour to `target`, keeping its light and shade. */
export function recoloured(body: string, target: string): string {
  const found = (body.match(fullHex) ?? []).map(toHsl);
  const main = mainColour(found);
  if (!main) return body;
  const [hue, saturation, lightness] = toHsl(target);
  const isGrey = main[1] < 0.15;
  return body.replaceAll(fullHex, (hex) => {
    const [h, s, l] = toHsl(hex);
    const belongs = isGrey ? s < 0.2 : s >= 0.12 && hueDistance(h, main[0]) <= sameThing;
    if (!belongs) return hex;
    return toHex([
      hue,
      saturation * Math.min(1, 0.6 + s * 0.5),
      clamp(lightness + (l - main[2]) * 0.55),
    ]);
  });
}

/** The hue most of the icon's colours are near, with their middle lightness. */
function mainColour(colours: Hsl[]): Hsl | undefined {
  const groups = colours.map((centre) =>
    colours.filter(([h, s]) => s >= 0.12 && centre[1] >= 0.12 && hueDistance(h, centre[0]) <= 30),
  );
  const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
  const group = largest.length >= colours.length * 0.25 ? largest : colours;
  const [first] = group;
  if (!first) return undefined;
  const middle = (at: 1 | 2) => group.reduce((sum, colour) => sum + colour[at], 0) / group.length;
  return [first[0], middle(1), middle(2)];
}
