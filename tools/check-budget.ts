/** Checks the first-load JavaScript of the main pages as a browser gets it, and what must never be in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultLanguage } from '../src/platform/i18n/language.ts';
import { withLanguageAssets } from '../src/platform/i18n/language-assets.ts';
import { root } from './steps.mjs';
import { widgetFaults } from './widget-size.ts';

interface Module {
  module: string;
  imports?: string[];
}

interface Manifest {
  url: string;
  entry: Module;
  routes: Record<
    string,
    Module & { parentId?: string; clientLoaderModule?: string; clientActionModule?: string }
  >;
}

const client = join(root, 'build/client');
/** Scripts of the canonical language; those of other languages differ by a few texts. */
const scripts = join('assets', defaultLanguage);
/** Maximum first-load size per kind of page: kilobytes of 1000 bytes, gzip. */
const limits = {
  home: 115.1,
  category: 119.8,
  search: 118.9,
  brand: 117.6,
  brands: 109.5,
  product: 124.2,
  cart: 125.7,
  'not-found': 108.9,
  checkout: 126.5,
  'my-account': 118.1,
};

/** Strings of the contracts: paths of calls and token names must stay on the server. */
const secrets = ['/v2/cart/', '/v3/category', 'sIdEncrypted', 'ZodError', 'x-encrypted-auth'];

const manifest = readManifest();
const rows = Object.entries(limits).map(([page, limit]) => ({
  page,
  limit,
  ...sizeOf(filesOf(`pages/${page}`)),
}));

console.log('page       files   gzip kB   brotli kB');
for (const { page, files, gzip, brotli } of rows) {
  const facts = [
    String(files).padStart(5),
    kilobytes(gzip).padStart(9),
    kilobytes(brotli).padStart(11),
  ];
  console.log(`${page.padEnd(10)} ${facts.join(' ')}`);
}

const faults = [
  ...rows
    .filter(({ limit, gzip }) => gzip > limit * 1000)
    .map(({ page, limit }) => `The first load of ${page} is over ${limit} kB.`),
  ...leaks(),
  ...names(),
  ...widgetFaults(),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** React Router's list of routes and their modules, as the browser loads it. */
function readManifest(): Manifest {
  const folder = join(client, scripts);
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('There is no build; run npm run build.');
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(readFileSync(join(folder, name), 'utf8'), { window });
  if (!window.__reactRouterManifest) throw new Error(`${name} does not make the list of routes.`);
  return window.__reactRouterManifest;
}

/** Entry, manifest, and the route with its parent routes, each with everything it imports. */
function filesOf(id: string): Set<string> {
  const files = new Set([manifest.url, ...modulesOf(manifest.entry)]);
  for (let next: string | undefined = id; next; next = manifest.routes[next]?.parentId) {
    const route = manifest.routes[next];
    if (!route) throw new Error(`The build has no route ${next}.`);
    for (const file of modulesOf(route)) files.add(file);
    if (route.clientLoaderModule) files.add(route.clientLoaderModule);
  }
  return withImports(files);
}

function modulesOf({ module, imports = [] }: Module): string[] {
  return [module, ...imports];
}

interface Chunk {
  file: string;
  imports?: string[];
}

function viteManifest(): Record<string, Chunk> {
  const file = join(client, '.vite/manifest.json');
  const text = withLanguageAssets(readFileSync(file, 'utf8'), defaultLanguage);
  return JSON.parse(text) as Record<string, Chunk>;
}

/** Adds what the files import statically, directly or indirectly. */
function withImports(files: Set<string>): Set<string> {
  const chunks = viteManifest();
  const byFile = new Map(Object.values(chunks).map((chunk) => [`/${chunk.file}`, chunk]));
  // Iterating a set also visits what is added meanwhile.
  for (const file of files) {
    for (const key of byFile.get(file)?.imports ?? []) {
      const chunk = chunks[key];
      if (chunk) files.add(`/${chunk.file}`);
    }
  }
  return files;
}

function sizeOf(files: Set<string>) {
  const contents = [...files].map((file) => readFileSync(join(client, file)));
  const sum = (size: (content: Buffer) => Buffer) =>
    contents.reduce((total, content) => total + size(content).length, 0);
  return {
    files: files.size,
    gzip: sum((content) => gzipSync(content, { level: 9 })),
    brotli: sum((content) => brotliCompressSync(content)),
  };
}

function leaks(): string[] {
  const files = readdirSync(join(client, scripts)).filter((file) => file.endsWith('.js'));
  return files.flatMap((file) => {
    const text = readFileSync(join(client, scripts, file), 'utf8');
    const found = secrets.filter((secret) => text.includes(secret));
    return found.map((secret) => `${file} ships ${secret} to the browser.`);
  });
}

/** Content blockers refuse files by words in their names, and pages cannot do without most of them. */
function names(): string[] {
  const named = readdirSync(join(client, scripts)).filter(
    (file) => !/^(?:[\da-z]{8}|manifest-[\da-f]+)\.js(?:\.\w+)?$/.test(file),
  );
  return named.map((file) => `The name of ${file} has a meaning.`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
