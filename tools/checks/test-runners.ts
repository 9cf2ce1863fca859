/** The checks that run tests: Vitest and Playwright, and the PostgreSQL server that both use. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../postgres.ts';
import { root } from '../steps.mjs';
import { atEnd, command } from './command.ts';
import { e2eCounts, unitCounts } from './counts.ts';
import { e2eFailures, unitFailures } from './failures.ts';
import { findOrInstallBrowser } from './install-browser.ts';
import { checksFolder, type Options, type Outcome } from './outcome.ts';
import { e2eTimes, unitTimes } from './slowest.ts';
import { unsteadyTests } from './unsteady.ts';

/** Address of a PostgreSQL server, once it was started. */
let serverUrl = process.env['AITTA_TEST_DATABASE_URL'];

/** A server for the tests; where PostgreSQL is not installed they run on the embedded database alone. */
export async function postgres(): Promise<Outcome> {
  if (serverUrl) return { passed: 1, failed: 0, output: '', note: 'a given server' };
  const started = await startPostgres();
  if (!started) {
    const missing = 'tests on PostgreSQL: its programs are not installed';
    return { passed: 0, failed: 0, output: '', note: 'not installed', missing };
  }
  atEnd(() => started.stop());
  serverUrl = started.url;
  return { passed: 1, failed: 0, output: '' };
}

export interface TestOptions extends Options {
  /** Name of the check and of its report. */
  name: string;
  /** Everything that `npm test` takes a part of, as long as it takes; of browser tests what `npm test` leaves out. */
  isRest: boolean;
}

export type TestRun = (options: TestOptions) => Promise<Outcome>;

/** Names the server, where there is one. */
const databaseEnvironment = (): Record<string, string> =>
  serverUrl ? { AITTA_TEST_DATABASE_URL: serverUrl } : {};

/** What both test runners get. */
const environmentOf = ({ isRest, isStrict, near }: TestOptions): Record<string, string> => ({
  ...databaseEnvironment(),
  ...(isStrict && { PROPERTY_SEED: seed }),
  AITTA_TESTS: isRest ? 'all' : near ? 'near' : 'usual',
});

const seed = String(Date.now() % 1_000_000_000);

const note = ({ isStrict }: TestOptions) =>
  `${serverUrl ? 'on PGlite and PostgreSQL' : 'on PGlite only'}${isStrict ? `, PROPERTY_SEED=${seed}` : ''}`;

/** Repository and HTTP tests run on the embedded database and, where it is installed, on PostgreSQL. */
export const unitTests: TestRun = async (options) => {
  const file = reportOf(options.name);
  const ended = await command(
    'vitest',
    [
      'run',
      '--includeTaskLocation',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(options.near?.unit ?? []),
    ],
    {
      // The build is one of the checks before.
      environment: {
        ...environmentOf(options),
        BUILT_PROGRAMS: join(root, 'build/process'),
      },
      log: options.log,
    },
  );
  const report = read(file);
  return {
    ...unitCounts(report, ended.ok),
    output: ended.output,
    note: note(options),
    tests: unitTimes(report),
    failures: unitFailures(report),
  };
};

export const endToEndTests: TestRun = async (options) => {
  const { name, isStrict, isRest, near, log } = options;
  let said = '';
  const browser = await findOrInstallBrowser((text) => log((said += text)));
  if (!browser) {
    const output = `${said}\nNo Chromium was found and none could be installed; set CHROMIUM_PATH to one.`;
    return { passed: 0, failed: 1, output };
  }
  const file = reportOf(name);
  const tries = [...(isStrict ? ['--retries=0'] : []), ...(near ? ['--max-failures=3'] : [])];
  const part = isRest ? [`--test-list-invert=${await listUsual(options)}`] : (near?.e2e ?? []);
  const ended = await command('playwright', ['test', '--reporter=list,json', ...tries, ...part], {
    environment: {
      ...environmentOf(options),
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
    log,
  });
  const report = read(file);
  return {
    ...e2eCounts(report, ended.ok),
    output: ended.output,
    note: note(options),
    tests: e2eTimes(report),
    failures: e2eFailures(report),
    unsteady: unsteadyTests(report),
  };
};

/** @returns the file with what `e2e` runs, in the form that Playwright reads */
async function listUsual(options: TestOptions): Promise<string> {
  const file = join(checksFolder, 'usual-e2e.txt');
  const environment = environmentOf({ ...options, isRest: false });
  const { log } = options;
  const { output } = await command('playwright', ['test', '--list'], { environment, log });
  const tests = output.split('\n').filter((line) => line.includes('›'));
  writeFileSync(file, tests.join('\n'));
  return file;
}

const reportOf = (name: string) => join(checksFolder, `${name}.json`);

/** The report, or an empty object when there is none. */
function read(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return {};
  }
}
