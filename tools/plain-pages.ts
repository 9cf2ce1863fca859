/** Builds the pages that run no script: a module for the server and one style sheet with its files. */
import { basename, join } from 'node:path';
import { build, type CSSOptions } from 'vite';
import { precompress } from './precompress.ts';
import { root } from './steps.mjs';

/** How style sheets are processed, here and in the storefront. */
export const styleSheets: CSSOptions = {
  transformer: 'lightningcss',
  modules: { localsConvention: 'camelCaseOnly' },
};

/** What is built, by the name it is loaded under. */
export const entries = {
  identity: 'src/features/identity/pages/ui/screens.ts',
  bank: 'src/services/paytrail-simulator/ui/bank.tsx',
  reports: 'src/services/reports/ui/screens.tsx',
};

/** @param directory the build's folder; writes `plain/` in it */
export async function buildPlainPages(directory: string): Promise<void> {
  const outDir = join(directory, 'plain');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    css: styleSheets,
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // The services read the style sheet's name from it.
      manifest: true,
      rolldownOptions: { input: entries, output: { chunkFileNames: '[name]-[hash].js' } },
    },
    experimental: {
      // Services can be mounted at any path: a style sheet refers to files beside it, pages add their own
      // path.
      renderBuiltUrl: (file, { hostType }) => (hostType === 'css' ? basename(file) : file),
    },
  });
  await precompress(join(outDir, 'assets'));
}
