import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/template.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One waits for its page while the others use the cores; each has a shop and a browser in memory.
  workers: Math.min(availableParallelism(), 4) + 1,
  // For machines that are three times as slow; what works waits for nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Costs a fifth of the time; `--trace on` when something is to be found out.
    trace: 'off',
  },
});
