import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSources } from './prepare.mjs';
import { root } from './steps.mjs';

/** A file and everything of the project that it imports; `src` is a source as a whole.
 * @param file relative to the project */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.startsWith('src/')) return found;
  found.add(file);
  const imports = readFileSync(join(root, file), 'utf8').matchAll(/^[^\n`]* from '(\.[^']+)';$/gm);
  for (const [, path = ''] of imports) withImports(join(file, '..', path), found);
  return found;
}

it('a change to anything that the build reads makes a new one', () => {
  const read = [...withImports('vite.config.ts'), ...withImports('react-router.config.ts')];
  expect(read).toContain('tools/vite-router.ts');
  expect(read.filter((file) => !buildSources.includes(file))).toEqual([]);
  expect(buildSources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
