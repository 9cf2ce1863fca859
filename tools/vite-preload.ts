/** A smaller helper for parts of pages that load on demand, in place of Vite's. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './steps.mjs';

const helper = '\0vite/preload-helper.js';
const ours = JSON.stringify(join(root, 'src/design/preload.ts'));

export function smallPreload(): Plugin {
  return {
    name: 'aitta-small-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? `export { preload as __vitePreload } from ${ours};` : null),
  };
}
