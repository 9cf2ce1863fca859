/** Pictures of things without a package: the icon set's, and our own for what it lacks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shade } from './colour.ts';
import { recoloured } from './recolour.ts';
import { ownIcons } from './own.ts';

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
/**
 * An icon's body on 32 × 32 in the wanted colour.
 * @throws Error naming an icon that is in no set.
 */
export function iconBody(name: string, colourHex: string | undefined): string {
  if (!name.startsWith('own:'))
    return colourHex ? recoloured(name, emojiBody(name), colourHex) : emojiBody(name);
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
  return drawn.replaceAll(/"([CDLWM])"/g, (_, paint: string) => `"${paints[paint]}"`);
}

/**
 * An icon without its filters: glows along its edges and soft spots of light cost a tenth of a second a picture,
 * and the thing is less of a toy without them.
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
