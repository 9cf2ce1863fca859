/** The checks that run tests: Vitest and Playwright, and the PostgreSQL server that both use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../postgres.ts';
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

/** What both test runners get. */
const environmentOf = ({ isStrict }: Options): Record<string, string> => ({
  ...(serverUrl && { AITTA_TEST_DATABASE_URL: serverUrl }),
  ...(isStrict && { PROPERTY_SEED: seed }),
});

const seed = String(Date.now() % 1_000_000_000);

const note = ({ isStrict }: Options) =>
  `${serverUrl ? 'on PGlite and PostgreSQL' : 'on PGlite only'}${isStrict ? `, PROPERTY_SEED=${seed}` : ''}`;

/** Repository and HTTP tests run on the embedded database and, where it is installed, on PostgreSQL. */
export async function unitTests(options: Options): Promise<Outcome> {
  const file = reportOf('unit');
  const ended = await command(
    'vitest',
    [
      'run',
      '--includeTaskLocation',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { environment: environmentOf(options), log: options.log },
  );
  const report = read(file);
  return {
    ...unitCounts(report, ended.ok),
    output: ended.output,
    note: note(options),
    tests: unitTimes(report),
    failures: unitFailures(report),
  };
}

export async function endToEndTests(options: Options): Promise<Outcome> {
  const { isStrict, log } = options;
  let said = '';
  const browser = await findOrInstallBrowser((text) => log((said += text)));
  if (!browser) {
    const output = `${said}\nNo Chromium was found and none could be installed; set CHROMIUM_PATH to one.`;
    return { passed: 0, failed: 1, output };
  }
  const file = reportOf('e2e');
  const tries = isStrict ? ['--retries=0'] : [];
  const ended = await command('playwright', ['test', '--reporter=list,json', ...tries], {
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
