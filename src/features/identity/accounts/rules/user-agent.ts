/** The browser and the system that a User-Agent header names, coarse enough to name nobody. */
import type { Device } from '../record.ts';

/** Browsers name those that they are made from, so the first that matches counts. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
];

const systems: [string, RegExp][] = [
  ['iphone', /\b(?:iPhone|iPod)\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['chromebook', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

const firstIn = (names: [string, RegExp][], text: string): string | null =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, 500);
  return { browser: firstIn(browsers, text), system: firstIn(systems, text) };
}
