/** Loads the built modules of the pages without scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as IdentityScreens from '#features/identity/pages/ui/screens.ts';
import type { PlainPages } from '#platform/http/plain-page.ts';
import type * as BankScreens from './paytrail-simulator/ui/bank.tsx';
import type * as ReportScreens from './reports/ui/screens.tsx';
import { builtFiles } from './storefront/guards.ts';

const folder = join(import.meta.dirname, '../../build/plain');

/** Loaders of these pages, by service, under the names the build uses. */
export interface PlainPageLoaders {
  identity: () => Promise<PlainPages<typeof IdentityScreens>>;
  bank: () => Promise<PlainPages<typeof BankScreens>>;
  reports: () => Promise<PlainPages<typeof ReportScreens>>;
}

export const builtPlainPages: PlainPageLoaders = {
  identity: () => load('identity'),
  bank: () => load('bank'),
  reports: () => load('reports'),
};

/** `Screens` is the type of the module's exports. */
async function load<Screens>(name: keyof PlainPageLoaders): Promise<PlainPages<Screens>> {
  const list = join(folder, '.vite/manifest.json');
  if (!existsSync(list)) throw new Error('The pages are not built; run npm run build.');
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Record<string, { file: string }>;
  const styleSheet = manifest['style.css']?.file ?? '';
  const module = pathToFileURL(join(folder, `${name}.js`)).href;
  const screens = (await import(/* @vite-ignore */ module)) as Screens;
  return { screens, styleSheet, assets: builtFiles(folder) };
}
