/** Chromium for the end-to-end tests: an installed one, preferably its build without windows, which takes a
 * quarter less time; else Playwright's. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const folders = (process.env['PATH'] ?? '').split(delimiter);

const places = [
  ...programs.flatMap((name) => folders.map((folder) => join(folder, name))),
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser reads the last list of these only, so it has Playwright's own in it. */
const playwrightsDisabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Each starts a process per page that no test sees: address bar pop-ups, and one kept in reserve. */
const needlessFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

const launchArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: the compilers that make long-running code faster only take time.
  '--js-flags=--no-turbofan,--no-maglev',
  `--disable-features=${[...playwrightsDisabledFeatures, ...needlessFeatures].join(',')}`,
];

/** How the end-to-end tests start it: without network calls of its own, and able to run as root in a
 * container. */
export function launchOptions(): { executablePath: string | undefined; args: string[] } {
  const args = isRoot() ? [...launchArguments, '--no-sandbox'] : launchArguments;
  // The checks have tried the one that they name; each worker asks.
  return { executablePath: process.env['CHROMIUM_PATH'] ?? findBrowser(), args };
}

/** Path of an installed Chromium that starts, or undefined. */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  const candidates = given ? [given] : [...places, chromium.executablePath()];
  return candidates.find((path) => existsSync(path) && starts(path));
}

/** Some systems have a wrapper that only says "install the snap first"; it is not a browser. */
function starts(path: string): boolean {
  try {
    const parameters = ['--version', ...(isRoot() ? ['--no-sandbox'] : [])];
    execFileSync(path, parameters, { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** @internal */
export const isRoot = () => process.getuid?.() === 0;
