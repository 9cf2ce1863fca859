/** Compiles the ICU texts at build time, so that no browser gets a parser for them. */
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Tree = { [key: string]: string | Tree };

const isTextFile = /\/text\/(fi|sv|en)\.json$/;

export function compiledTexts(): Plugin {
  return {
    name: 'aitta-texts',
    enforce: 'pre',
    // Only the formatter that reads compiled texts is bundled.
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform(code, id) {
      if (!isTextFile.test(id)) return;
      return { code: JSON.stringify(compiledTree(JSON.parse(code) as Tree)), map: null };
    },
  };
}

function compiledTree(tree: Tree): object {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? compile(value) : compiledTree(value),
  ]);
  return Object.fromEntries(entries) as object;
}
