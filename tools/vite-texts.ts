/** Compiles the ICU texts at build time, so that no browser gets a parser for them. What a language lacks
 * is there in English (R394). */
import { readFileSync } from 'node:fs';
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
      const english = readFileSync(id.replace(isTextFile, '/text/en.json'), 'utf8');
      const tree = filled(JSON.parse(code) as Tree, JSON.parse(english) as Tree);
      return { code: JSON.stringify(compiledTree(tree)), map: null };
    },
  };
}

/** The texts, and those of `others` that are not among them. */
export function filled(texts: Tree, others: Tree): Tree {
  const more = Object.entries(others).map(([key, other]) => {
    const own = texts[key];
    const isBranch = typeof own === 'object' && typeof other === 'object';
    return [key, isBranch ? filled(own, other) : (own ?? other)] as const;
  });
  return { ...texts, ...Object.fromEntries(more) };
}

function compiledTree(tree: Tree): object {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? compile(value) : compiledTree(value),
  ]);
  return Object.fromEntries(entries) as object;
}
