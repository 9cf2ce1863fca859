/** Icons of the icon set, made to look less like toys. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readTable } from '../tables.ts';
import { recoloured } from './recolour.ts';

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
  return plain(icon.body);
}

const icons = new Map(
  readTable<'icon' | 'main_colour' | 'own_colour' | 'lift'>('drawings/icons.tsv').map((row) => [
    row.icon,
    row,
  ]),
);

/** How far an icon that is drawn too low is moved up to be centred, in units of its 32 × 32 grid. */
export const liftOf = (name: string): number => Number(icons.get(name)?.lift ?? 0);

/**
 * An icon's body on 32 × 32, recoloured when a colour is given.
 * @throws Error naming an icon that is not in the set.
 */
export function iconBody(name: string, colourHex: string | undefined): string {
  const known = icons.get(name);
  return recoloured(emojiBody(name), known?.main_colour ?? '', colourHex ?? '');
}

/** Corrected colours for products without colour variants whose icon has a wrong colour. */
export const ownColourOf = (name: string): string | undefined =>
  icons.get(name)?.own_colour || undefined;

/**
 * Removes an icon's filters (glows and soft lights): they take a tenth of a second per picture and make
 * the product look like a toy.
 */
function plain(body: string): string {
  const blurs = new Set(
    [...body.matchAll(/<filter id="([^"]+)"(?:(?!<\/filter>).)*foregroundBlur/g)].map(
      ([, id]) => id,
    ),
  );
  let hidden = 0;
  const open: boolean[] = [];
  return body
    .replaceAll(/<\/?g\b[^>]*>|<(?:path|rect|circle|ellipse)\b[^>]*\/>/g, (element) => {
      if (element === '</g>') {
        if (open.pop()) hidden -= 1;
      } else if (element.startsWith('<g')) {
        const isBlur = blurs.has(/filter="url\(#([^)]+)/.exec(element)?.[1]);
        open.push(isBlur);
        if (isBlur) hidden += 1;
      } else if (hidden > 0) return '';
      return element.replace(/ filter="[^"]*"/, '');
    })
    .replaceAll(/<filter .*?<\/filter>/g, '');
}
