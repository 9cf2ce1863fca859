import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledTexts } from './tools/vite-texts.ts';

const chunks = [
  { name: 'framework', test: /node_modules.(?:react|react-dom|react-router|scheduler|use-intl)./ },
  { name: 'shell', test: /src.(?:design|shell|root|platform)./ },
];

export default defineConfig({
  plugins: [compiledTexts(), reactRouter()],
  css: {
    transformer: 'lightningcss',
    modules: { localsConvention: 'camelCaseOnly' },
  },
  build: {
    // The storefront reads the names of the text chunks from it.
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files compress better than many, and the framework changes less often than the shop.
        codeSplitting: { groups: chunks },
      },
    },
  },
  // Bundled on the server too, so that both sides read compiled texts.
  ssr: { noExternal: ['use-intl'] },
});
