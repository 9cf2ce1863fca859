import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledTexts } from './tools/vite-texts.ts';

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
  },
  // Bundled on the server too, so that both sides read compiled texts.
  ssr: { noExternal: ['use-intl'] },
});
