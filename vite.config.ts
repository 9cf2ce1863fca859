import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { styleSheets } from './tools/plain-pages.ts';
import { laterParts } from './tools/vite-later.ts';
import { changedRouter, smallerRouter } from './tools/vite-router.ts';
import { messages } from './tools/vite-messages.ts';

const chunks = [
  {
    name: 'framework',
    test: /node_modules.(?:react|react-dom|react-router|scheduler|icu-minify)./,
  },
  // But for what few pages have, or ask for when it is needed.
  {
    name: 'shell',
    test: /src.(?:design.(?!drawer-dialog|error-summary|field|toast)|shell.(?!on-demand)|root)/,
  },
];

export default defineConfig({
  plugins: [laterParts(), changedRouter(), smallerRouter(), reactRouter(), messages()],
  css: styleSheets,
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The framework changes less often than the shop, and every page has the same frame. Pages
        // share the rest as they use it: a group would bring them what others of it use.
        codeSplitting: { groups: chunks },
      },
    },
  },
});
