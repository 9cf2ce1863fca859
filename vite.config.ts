import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { styleSheets } from './tools/plain-pages.ts';
import { classNames, shortClassNames } from './tools/vite-class-names.ts';
import { laterParts } from './tools/vite-later.ts';
import { changedRouter } from './tools/vite-router.ts';
import { withoutUnused } from './tools/vite-unused.ts';
import { messages } from './tools/vite-messages.ts';
import { smallPreload } from './tools/vite-preload.ts';

const chunks = [
  {
    name: 'framework',
    test: /node_modules.(?:react|react-dom|react-router|scheduler|icu-minify)./,
  },
  // One chunk for the shared frame and the components that are only classes, without what few pages have or
  // what is loaded on demand.
  {
    name: 'shell',
    test: /src.(?:design.(?!.*examples)(?:[\w.-]+$|button|stars|drawer.drawer\.|(?:banner|card|chip|collapsible|pagination|text).\w+\.module)|shell.(?!on-demand)|root)/,
  },
  // Small parts that pages load together, in one request.
  { name: 'money', test: /src.platform.(?:money|i18n.per-language)/ },
];

export default defineConfig({
  plugins: [
    laterParts(),
    changedRouter(),
    withoutUnused(),
    shortClassNames(),
    smallPreload(),
    reactRouter(),
    messages(),
  ],
  css: { ...styleSheets, lightningcss: classNames },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Class names are put where they are used.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Every page has the list of all files, in which hashes are what cannot be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // The framework changes less often than the shop, and every page has the same frame. Pages share the
        // rest by use: a group would also load what only other pages use.
        codeSplitting: { groups: chunks },
      },
    },
  },
});
