/** Colours in OKLCH, where equal steps of lightness look equal in every hue. */

/** Lightness 0–1, chroma 0–0.4, hue in radians. */
export type Oklch = [lightness: number, chroma: number, hue: number];

const linear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const gamma = (channel: number): number =>
  channel <= 0.003_130_8 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Red, green and blue, 0–1, of `#rrggbb`. */
export function channels(hex: string): [number, number, number] {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number];
  const l = Math.cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b);
  const m = Math.cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b);
  const s = Math.cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b);
  const lightness = 0.210_454_26 * l + 0.793_617_79 * m - 0.004_072_05 * s;
  const a = 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s;
  const bb = 0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s;
  return [lightness, Math.hypot(a, bb), Math.atan2(bb, a)];
}

function toRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.396_337_78 * a + 0.215_803_76 * b) ** 3;
  const m = (lightness - 0.105_561_35 * a - 0.063_854_17 * b) ** 3;
  const s = (lightness - 0.089_484_18 * a - 1.291_485_55 * b) ** 3;
  return [
    gamma(4.076_741_66 * l - 3.307_711_59 * m + 0.230_969_94 * s),
    gamma(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s),
    gamma(-0.004_196_09 * l - 0.703_418_61 * m + 1.707_614_7 * s),
  ];
}

/** The nearest colour in sRGB: same lightness and hue, with as much chroma as possible. */
export function fromOklch([wished, chroma, hue]: Oklch): string {
  const lightness = Math.min(1, Math.max(0, wished));
  let shown = chroma;
  let rgb = toRgb([lightness, shown, hue]);
  while (shown > 0.002 && rgb.some((value) => value < -0.001 || value > 1.001)) {
    shown *= 0.92;
    rgb = toRgb([lightness, shown, hue]);
  }
  return hexOf(rgb);
}

/** `#rrggbb` of channels 0–1; values outside are clamped. */
export const hexOf = (rgb: number[]): string =>
  `#${rgb
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The same colour lighter (amount > 0) or darker (amount < 0). */
export function shade(hex: string, amount: number): string {
  const [lightness, chroma, hue] = toOklch(hex);
  return fromOklch([lightness + amount, chroma, hue]);
}

/** Mixes two colours; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  return hexOf(channels(from).map((value, i) => value + ((other[i] ?? 0) - value) * share));
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colours, 1–21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The first colour with a contrast of 4.5 on the background; else white or dark, by contrast. */
export function readableOn(ground: string, ...wished: string[]): string {
  const found = wished.find((colour) => contrast(colour, ground) >= 4.5);
  if (found) return found;
  return contrast('#ffffff', ground) >= contrast(ink, ground) * 0.8 ? '#ffffff' : ink;
}

const ink = '#24272b';
