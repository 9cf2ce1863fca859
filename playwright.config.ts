import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { others } from './e2e/areas.ts';
import { allowing } from './e2e/fixtures/consent.ts';
import { launchOptions } from './tools/browser.ts';

// `npm test` runs the usual ones.
const left = process.env['AITTA_TESTS'] === 'usual' ? others : [];

export default defineConfig({
  testDir: 'e2e',
  // Tests that start a shop of their own take longest, so they come first.
  projects: [
    { name: 'own shops', testMatch: 'own-shops/**', testIgnore: left },
    { name: 'demo shop', testIgnore: ['own-shops/**', ...left] },
  ],
  outputDir: 'test-results',
  globalSetup: ['./e2e/fixtures/template.ts', './src/platform/db/testing/migrated-copy.ts'],
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs it is named in the summary of `npm test`.
  retries: 1,
  // One more than cores, as a worker often waits for its page, is 5 % faster than as many, or two more; each has a
  // shop and a browser in memory.
  workers: Math.min(availableParallelism(), 4) + 1,
  // Long enough for machines that are three times as slow; passing tests do not wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    viewport: { width: 1280, height: 900 },
    // Visitors have already refused; tests of consent begin otherwise.
    ...allowing(),
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Takes a fifth of the time; use `--trace on` to examine a failure.
    trace: 'off',
  },
});
