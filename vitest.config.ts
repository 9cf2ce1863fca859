import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messages } from './tools/vite-messages.ts';

export default defineConfig({
  plugins: [messages()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'seed/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    // The default leaves a core idle; one more than cores, as tests of processes often wait.
    maxWorkers: availableParallelism() + 1,
    setupFiles: [
      'src/platform/testing/seeded-properties.ts',
      'src/platform/testing/temporal-equality.ts',
    ],
    globalSetup: 'src/platform/db/testing/migrated-copy.ts',
    // Modules are loaded once for each worker rather than for each file, which takes half the time;
    // a test that changes a module's state restores it.
    isolate: false,
    // Long enough for machines that are several times as slow; passing tests do not wait.
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
