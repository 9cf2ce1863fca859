import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSources, seedSources } from './prepare.mjs';
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
  expect(read).toContain('tools/vite-changes.ts');
  expect(read.filter((file) => !buildSources.includes(file))).toEqual([]);
  expect(buildSources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** Files of the project that a file imports, directly or not; what its types alone need is no import. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  const imports = text.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([#.][^']+)';$/gm);
  for (const [, path = ''] of imports)
    loadedBy(path.startsWith('#') ? `src/${path.slice(1)}` : join(file, '..', path), found);
  return found;
}

it('a change to anything that makes the demo shop makes a new one', () => {
  const loaded = [
    ...loadedBy('src/commands/seed.ts'),
    ...loadedBy('e2e/fixtures/add-customers.ts'),
  ];
  expect(loaded).toContain('src/features/product-feeds/import-feeds.ts');
  expect(loaded).toContain('src/platform/markdown.ts');
  const all = [...seedSources, 'e2e/fixtures'];
  expect(loaded.filter((file) => !all.some((path) => file.startsWith(path)))).toEqual([]);
});
