/** Loads what the build made of the pages that run no script. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlainPages } from '#platform/http/plain-page.ts';
import { builtFiles } from './storefront/guards.ts';

const folder = new URL('../../build/plain', import.meta.url).pathname;

/** `Screens` is what the module of that name exports. */
export async function loadPlainPages<Screens>(
  name: 'identity' | 'bank',
): Promise<PlainPages<Screens>> {
  const list = join(folder, '.vite/manifest.json');
  if (!existsSync(list)) throw new Error('The pages are not built; run npm run build.');
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Record<string, { file: string }>;
  const styleSheet = manifest['style.css']?.file ?? '';
  const module = pathToFileURL(join(folder, `${name}.js`)).href;
  const screens = (await import(module)) as Screens;
  return { screens, styleSheet, assets: builtFiles(folder) };
}
