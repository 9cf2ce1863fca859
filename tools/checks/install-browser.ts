/** Installs Chromium for the end-to-end tests where there is none. */
import { findBrowser, isRoot } from '../browser.ts';
import { command, type CommandOptions } from './command.ts';

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

const environment = {
  DEBIAN_FRONTEND: 'noninteractive',
  // Fail quickly where there is no network.
  PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
};

/** Path of a Chromium that starts; undefined when none could be installed, and `log` has got the reasons. */
export async function findOrInstallBrowser(
  log: NonNullable<CommandOptions['log']>,
): Promise<string | undefined> {
  for (const commands of installations) {
    const found = findBrowser();
    if (found) return found;
    if (commands[0]?.[0] !== 'playwright' && !isRoot()) continue;
    // A package list that was only partly updated may still contain the package.
    for (const [program, parameters] of commands) {
      log(`\n$ ${[program, ...parameters].join(' ')}\n`);
      await command(program, parameters, { environment, log, longestSilence: 5 * 60_000 });
    }
  }
  return findBrowser();
}
