import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { styleSheets } from './tools/plain-pages.ts';
import { laterParts } from './tools/vite-later.ts';
import { changedRouter } from './tools/vite-router.ts';
import { messages } from './tools/vite-messages.ts';

const chunks = [
  {
    name: 'framework',
    test: /node_modules.(?:react|react-dom|react-router|scheduler|icu-minify)./,
  },
  // But for what few pages have, or ask for when it is needed.
  {
    name: 'shell',
    test: /src.(?:design.(?!drawer-dialog|error-summary|field|toast)|shell.(?!on-demand|text)|root|platform.(?!browser-tab|errors)|features.(?:wishlist.ui.(?:heart|wishes)|session.ui.session|catalogue.ui.card-mark)\b)/,
  },
  {
    name: 'cards',
    test: /src.features.(?:catalogue.ui.(?:picture|product-card)|pricing).|messages:features.catalogue$/,
  },
  {
    name: 'lists',
    test: /src.(?:pages.parts.list|features.catalogue.(?:ui.(?:chips|list|results|send)|url-state.(?:changes|price|sorts|values|write)))/,
  },
];

export default defineConfig({
  plugins: [laterParts(), changedRouter(), reactRouter(), messages()],
  css: styleSheets,
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files compress better than many, and the framework changes less often than the shop.
        codeSplitting: { groups: chunks },
      },
    },
  },
});
