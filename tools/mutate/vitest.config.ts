/** The tests of one mutant: its source is read in place of the file's, which stays as it is. */
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
    // It knows files by what stands in them, and a mutant's file is as it was.
    fsModuleCache: false,
    bail: 1,
  },
});
