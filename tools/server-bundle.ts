/** Builds the services and commands with their packages: a few files load in a quarter of the time that a thousand
 * take. */
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './steps.mjs';

/** Packages that find files beside their own, or that the built pages load too. */
const loadedFromPackages = [
  '@electric-sql/pglite',
  'pino',
  'react',
  'react-dom',
  'react-router',
  'sharp',
  // An optional part of a package, which is not installed.
  'pg-native',
];

/** Threads are started by their file: in the build by this name beside the others. */
const threads = { 'columns-worker': 'src/features/search-index/columns/worker.ts' };

/** @param directory the build's folder; writes `process/` in it
 * @param entries file of the sources by name in the build */
export async function buildServer(
  directory: string,
  entries: Record<string, string>,
): Promise<void> {
  const outDir = join(directory, 'process');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [placesOfSources(outDir)],
    ssr: { noExternal: true, external: loadedFromPackages },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      // As the sources: Node runs them as they are.
      target: 'esnext',
      sourcemap: true,
      rolldownOptions: {
        input: { ...entries, ...threads },
        // A package reads its callers with it.
        checks: { eval: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash:8].js',
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}

/** Migrations, texts and other files beside a module are read from the sources. */
const placesOfSources = (outDir: string): Plugin => ({
  name: 'aitta-places-of-sources',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined;
    const of = (path: string) => JSON.stringify(relative(outDir, path));
    const placed = code
      .replaceAll(
        "new URL('worker.ts', import.meta.url)",
        "new URL('columns-worker.js', import.meta.file)",
      )
      .replaceAll('import.meta.url', `new URL(${of(id)}, import.meta.file).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${of(dirname(id))})`)
      .replaceAll('import.meta.file', 'import.meta.url');
    return { code: placed, map: null };
  },
});
