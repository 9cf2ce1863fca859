import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { styleSheets } from './tools/plain-pages.ts';
import { classNames, shortClassNames } from './tools/vite-class-names.ts';
import { laterParts } from './tools/vite-later.ts';
import { changedLibraries } from './tools/vite-changes.ts';
import { withoutUnused } from './tools/vite-unused.ts';
import { messages } from './tools/vite-messages.ts';
import { smallPreload } from './tools/vite-preload.ts';

const chunks = [
  {
    name: 'framework',
    test: /node_modules.(?:react|react-dom|react-router|scheduler|icu-minify)./,
  },
  // One chunk for the shared frame and the components that are only classes, without what few pages have or
  // what is loaded on demand. Scripts of style sheets are empty, as class names are put where they are used.
  {
    name: 'shell',
    test: /\.module\.css|src.(?:design.(?!.*examples)(?:[\w.-]+$|button|stars|drawer.drawer\.)|shell.(?!on-demand)|root)/,
  },
  // Small parts that pages load together, in one request each.
  {
    name: 'values',
    test: /src.platform.(?:money|moment|of-code|i18n.(?:lists|per-language|unbroken))|features.catalogue.ui.picture/,
  },
  {
    name: 'products',
    test: /features.(?:catalogue.ui.(?:product-card|product-row|rated)\.|pricing.ui.price\.)/,
  },
  { name: 'consent', test: /features.cookie-consent.(?:ui.(?:allowed|start)\.|rules)/ },
  // Apart from lists, as menus use it too.
  { name: 'list-address', test: /catalogue.url-state.write/ },
  { name: 'list', test: /pages.parts.list/ },
  // Apart from what products are bought with, as the cart and the checkout use them too.
  {
    name: 'buying',
    test: /pages.parts.buying-paused|cart.rules.counted|checkout.rules.promised-days|pricing.rules.shown-price/,
  },
  // What a product is bought with, on its page, in its bar and in the sheet of a card.
  {
    name: 'sale',
    test: /pages.product.(?:chosen|rows|options|refusal)\.|pages.parts.stores.list|messages:(?:pages.product|pages.stores|features.stores)$/,
  },
];

export default defineConfig({
  plugins: [
    laterParts(),
    changedLibraries(),
    withoutUnused(),
    shortClassNames(),
    smallPreload(),
    reactRouter(),
    messages(),
  ],
  // The framework's own names of pages would stay otherwise.
  environments: {
    client: { build: { rolldownOptions: { output: { entryFileNames: 'assets/[hash:8].js' } } } },
  },
  css: { ...styleSheets, lightningcss: classNames },
  build: {
    manifest: true,
    // One style sheet for all pages: browsers show nothing before the last one of a page.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Class names are put where they are used.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Content blockers refuse files by words in their names. Every page has the list of all files, in which
        // hashes are what cannot be compressed.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // The framework changes less often than the shop, and every page has the same frame. Pages share the
        // rest by use: a group would also load what only other pages use.
        codeSplitting: { groups: chunks },
      },
    },
  },
});
