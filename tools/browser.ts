/** Chromium for the end-to-end tests: an installed one, preferably its build without windows, which takes a
 * quarter less time; else Playwright's; else the system's package. */
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

/** Ways to install one, tried in this order until a browser is found; all but the first need root. */
const installations: [program: string, parameters: string[]][][] = [
  [['playwright', ['install', 'chromium']]],
  [
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']],
  ],
  [['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']]],
  [['apk', ['add', '--no-cache', 'chromium']]],
  [['dnf', ['install', '--assumeyes', 'chromium']]],
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
  return { executablePath: findBrowser(), args };
}

/** Path of an installed Chromium that starts, or undefined. */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  const candidates = given ? [given] : [...places, chromium.executablePath()];
  return candidates.find((path) => existsSync(path) && starts(path));
}

/** As `findBrowser`, but installs one where there is none. */
export function findOrInstallBrowser(): string | undefined {
  for (const commands of installations) {
    const found = findBrowser();
    if (found) return found;
    if (commands[0]?.[0] !== 'playwright' && !isRoot()) continue;
    // A package list that was only partly updated may still contain the package.
    for (const [program, parameters] of commands) runs(program, parameters, 5 * 60_000);
  }
  return findBrowser();
}

/** Some systems have a wrapper that only says "install the snap first"; it is not a browser. */
function starts(path: string): boolean {
  return runs(path, ['--version', ...(isRoot() ? ['--no-sandbox'] : [])], 20_000);
}

function runs(program: string, parameters: string[], timeout: number): boolean {
  try {
    const env = {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      // Fail quickly where there is no network.
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    };
    execFileSync(program, parameters, { stdio: 'ignore', timeout, env });
    return true;
  } catch {
    return false;
  }
}

const isRoot = () => process.getuid?.() === 0;
