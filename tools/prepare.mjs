/** What every script needs first: packages, Node 26 and the built pages. Runs on Node 20. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { bin, giveUp, hashOf, projectNode, root, run, stamp, step } from './steps.mjs';

const oldestNode = 20;

/** Installs the packages when they are missing or the lock file changed.
 * @param {{ onlyToStart?: boolean }} [options] `onlyToStart` leaves out what only developers need, unless it is there */
export async function install({ onlyToStart = false } = {}) {
  const version = Number(process.versions.node.split('.')[0]);
  if (version < oldestNode) {
    giveUp(
      `Node ${process.version} is too old: install Node ${oldestNode} or newer and try again.`,
    );
  }
  const lock = hashOf(['package-lock.json', '.npmrc']);
  const all = stamp('node_modules/.installed');
  const isPart = onlyToStart && !all.isThere();
  const done = isPart ? stamp('node_modules/.installed-to-start') : all;
  await step(
    'packages',
    () => done.says(lock) && existsSync(projectNode),
    async () => {
      // Not `npm ci`: it refuses a lock file without the entries of other platforms, which registries
      // that mirror only some platforms cannot give. `--no-save` keeps the lock file as it is.
      const development = isPart ? '--omit=dev' : '--include=dev';
      const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
      await run('npm', ['install', '--no-save', ...quiet, development]);
      for (const part of isPart ? [...unusedParts, ...unusedToStart] : unusedParts)
        rmSync(join(root, 'node_modules', part), { recursive: true, force: true });
      useOwnNodeIfBroken();
      done.write(lock);
    },
  ).catch((error) => giveUp(`The packages could not be installed.\n${error.message}`));
}

/** A tenth of everything: what the packaged Node was linked from, with headers and npm. */
const unusedParts = ['node/node_modules'];

/** npm installs optional peers with `--omit=dev` too, where developers need the same package. */
const unusedToStart = ['typescript', '@typescript', 'jiti'];

/** The packaged Node is built for glibc; where it does not run, the machine's own Node is used if it is new
 * enough. */
function useOwnNodeIfBroken() {
  try {
    execFileSync(projectNode, ['--version'], { stdio: 'ignore' });
  } catch {
    const isNew = Number(process.versions.node.split('.')[0]) >= 26;
    if (!isNew)
      giveUp('The packaged Node 26 does not run on this system: install Node 26 and try again.');
    rmSync(join(bin, 'node'), { force: true });
    symlinkSync(process.execPath, join(bin, 'node'));
  }
}

/** Everything the demo shop's data depends on; pages are not among it. */
export const seedSources = [
  'seed',
  'src/commands',
  'src/features',
  'src/platform',
  'src/services',
  'package-lock.json',
];

/** Everything the built pages depend on. */
export const buildSources = [
  'public',
  'src',
  'tools/built-entry.ts',
  'tools/consent-widget.ts',
  'tools/language-builds.ts',
  'tools/message-uses.ts',
  'tools/plain-pages.ts',
  'tools/precompress.ts',
  'tools/server-bundle.ts',
  'tools/small-manifest.ts',
  'tools/steps.mjs',
  'tools/unused-code.ts',
  'tools/vite-class-names.ts',
  'tools/vite-later.ts',
  'tools/vite-messages.ts',
  'tools/vite-preload.ts',
  'tools/vite-changes.ts',
  'tools/vite-unused.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** What Node runs the built services with; errors name the lines of the sources. */
export const builtServer = ['--enable-source-maps', 'build/process/main.js'];

const built = stamp('build/.built');

/** True while the built pages match the sources. */
export const isBuilt = () => built.says(hashOf(buildSources));

/** Builds the pages for server and browser.
 * @throws Error with the last lines of the build when it fails */
export async function build() {
  const sources = hashOf(buildSources);
  built.forget();
  // The demo shop beside it takes longer, on one processor.
  await run('react-router', ['build'], {}, { isPatient: true });
  built.write(sources);
}
