/** Builds the package of the consent widget: a module for sites with React, an element for others, and a page
 * that shows both. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { precompress } from './precompress.ts';
import { styleSheets } from './plain-pages.ts';
import { root } from './steps.mjs';

const source = join(root, 'src/features/consents/widget');

/** @param directory the build's folder; writes `consent-widget/` in it */
export async function buildConsentWidget(directory: string): Promise<void> {
  const outDir = join(directory, 'consent-widget');
  await build(library(outDir, { index: 'module.ts' }, isReact));
  await build(library(outDir, { element: 'element.tsx' }));
  const react = ['react', 'jsx-runtime', 'react-dom-client'];
  const example = Object.fromEntries(
    react.map((name) => [`example/${name}`, `example/${name}.ts`]),
  );
  await build(library(outDir, example));
  const page = library(outDir, { 'example/page': 'example/page.tsx' }, isOfPage);
  await build({ ...page, plugins: [packaged] });
  for (const file of ['package.json', 'consent-widget.d.ts']) {
    cpSync(join(source, 'package', file), join(outDir, file));
  }
  for (const file of ['index.html', 'page.css']) {
    cpSync(join(source, 'example', file), join(outDir, 'example', file));
  }
  cpSync(join(source, 'README.md'), join(outDir, 'README.md'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const manifest = join(outDir, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"0.0.0"', `"${version}"`));
  await precompress(outDir);
}

const isReact = (id: string) => /^react(?:\/|$)/.test(id);
const isOfPage = (id: string) => /^react(?:-dom)?(?:\/|$)/.test(id);

/** The example page loads the package as sites do. */
const ofPackage: Record<string, string> = {
  '../module.ts': 'consent-widget',
  '../element.tsx': 'consent-widget/element.js',
};
const packaged: Plugin = {
  name: 'aitta-widget-packaged',
  enforce: 'pre',
  resolveId: (id) => (ofPackage[id] ? { id: ofPackage[id], external: true } : undefined),
};

/** @param entries file below the source by name in the build */
const library = (
  outDir: string,
  entries: Record<string, string>,
  external: (id: string) => boolean = () => false,
): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  css: styleSheets,
  define: { 'process.env.NODE_ENV': '"production"' },
  // React has had it since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    minify: true,
    lib: {
      entry: Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [name, join(source, file)]),
      ),
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'example/[name].js',
        minify: true,
      },
      // What marks modules of the browser says nothing here.
      onwarn: (warning, warn) =>
        warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning),
    },
  },
});
