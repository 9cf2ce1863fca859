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
    // The default leaves a core idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
