/** Files of the pages: style sheet, mark and letters. They change with their names or rarely. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { IdentityDeps } from '../../deps.ts';

const own = readFileSync(new URL('style.css', import.meta.url), 'utf8');

/** Rules that name files of the build are not for these pages. */
const withoutFonts = (style: string) => style.replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

const letters = `@font-face {
  font-family: 'Figtree Variable';
  font-display: swap;
  font-weight: 300 900;
  src: url('letters.woff2') format('woff2-variations');
}`;

export interface Assets {
  styleFile: string;
  app: Hono;
}

export function makeAssets({ style, font, mark }: IdentityDeps): Assets {
  const css = [withoutFonts(style), own, font ? letters : ''].join('\n');
  const styleFile = `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  const app = new Hono();
  const give = (path: string, body: string | Uint8Array<ArrayBuffer>, type: string) =>
    app.get(path, () => {
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400' };
      return new Response(body, { headers });
    });
  give(`/${styleFile}`, css, 'text/css; charset=utf-8');
  give('/mark.svg', mark, 'image/svg+xml');
  if (font) give('/letters.woff2', font, 'font/woff2');
  return { styleFile, app };
}
