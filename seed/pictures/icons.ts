/** Icons of the icon set, made to look less like toys. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromOklch, toOklch } from './colour.ts';

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
 * An icon's body on 32 × 32.
 * @throws Error naming an icon that is not in the set.
 */
export const iconBody = (name: string): string => emojiBody(name).replaceAll(fullHex, unpurpled);

const fullHex = /#[0-9a-f]{6}\b/gi;

/** The set's greys are purplish; this makes metal, rubber and paper neutral. */
function unpurpled(hex: string): string {
  const [lightness, chroma, hue] = toOklch(hex);
  const isPurple = hue < -0.35 && hue > -1.5;
  const isGrey = chroma < 0.08 || (lightness < 0.45 && chroma < 0.12);
  return isPurple && isGrey ? fromOklch([lightness, chroma * 0.15, hue]) : hex;
}

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
