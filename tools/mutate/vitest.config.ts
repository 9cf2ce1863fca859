/** Runs the tests of one mutant: Vitest reads the mutated source in place of the file, which stays
 * unchanged. */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const {
  MUTANT_FILE: file = '',
  MUTANT_SOURCE: source = '',
  MUTANT_TESTS: tests = '',
} = process.env;

export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (id === file && source ? readFileSync(source, 'utf8') : null),
    },
  ],
  test: {
    include: tests.split('\n'),
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The cache identifies files by their content on disk, which a mutant does not change.
    fsModuleCache: false,
    bail: 1,
  },
});
