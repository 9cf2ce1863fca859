/** Every check of the project: its name, where it runs, what it waits for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import makeTemplate from '../../e2e/fixtures/template.ts';
import { build, isBuilt } from '../prepare.mjs';
import { root } from '../steps.mjs';
import { findOrInstallBrowser } from '../browser.ts';
import { startPostgres } from '../postgres.ts';
import { atEnd, command, type Ended } from './command.ts';
import { e2eCounts, unitCounts, type Counts } from './counts.ts';
import { e2eTimes, unitTimes, type TimedTest } from './slowest.ts';
import { unsteadyTests, type UnsteadyTest } from './unsteady.ts';

export interface Outcome extends Counts {
  output: string;
  /** One remark for the summary. */
  note?: string;
  /** Tests of a check that runs a test runner. */
  tests?: TimedTest[];
  /** Those that passed at the second try only. */
  unsteady?: UnsteadyTest[];
}

export interface Options {
  /** No test has a second try: that is how unsteady ones are found. */
  isStrict: boolean;
}

export interface Check {
  name: string;
  /** `code` and `pages` run in parallel. `tests` follow one after the other, as each keeps all cores busy;
   * together they would only make each other late. */
  lane: 'code' | 'pages' | 'tests';
  /** A check that has to run before this one. */
  needs?: string;
  work(options: Options): Promise<Outcome>;
}

export const checks: Check[] = [
  single('format', () => command('oxfmt', ['--check'])),
  single('types', () => script('typecheck')),
  single('lint', () => script('lint')),
  single('boundaries', () => script('boundaries')),
  single('dead-code', () => script('dead-code')),
  single('texts', () => script('texts')),
  single('glossary', () => script('glossary')),
  single('spec-map', () => script('spec-map', '--check')),
  { ...single('build', () => outcomeOf(async () => isBuilt() || build())), lane: 'pages' },
  { ...single('budget', () => script('budget')), lane: 'pages', needs: 'build' },
  // What end-to-end tests copy; made here while the other core checks the code.
  { ...single('demo-shop', () => outcomeOf(makeTemplate)), lane: 'pages' },
  { name: 'unit', lane: 'tests', needs: 'build', work: unitTests },
  { name: 'e2e', lane: 'tests', needs: 'build', work: endToEndTests },
];

/** A check that counts as one passed or one failed. */
function single(name: string, work: () => Promise<Ended>): Check {
  return {
    name,
    lane: 'code',
    work: async () => {
      const { ok, output } = await work();
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}

/** Runs a script of package.json without the lines npm adds. */
function script(name: string, ...parameters: string[]): Promise<Ended> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return command('sh', ['-c', [scripts[name], ...parameters].join(' ')]);
}

/** Work that only fails by an error. */
function outcomeOf(work: () => Promise<unknown>): Promise<Ended> {
  return work().then(
    () => ({ ok: true, output: '' }),
    (error: Error) => ({ ok: false, output: error.message }),
  );
}

const report = (name: string) => join(root, 'var/checks', `${name}.json`);

let server: Promise<string | undefined> | undefined;

/** Address of a PostgreSQL server, started at the first call; undefined where PostgreSQL is not installed. */
function postgresUrl(): Promise<string | undefined> {
  server ??= startServer();
  return server;
}

async function startServer(): Promise<string | undefined> {
  const given = process.env['AITTA_TEST_DATABASE_URL'];
  if (given) return given;
  const started = await startPostgres();
  atEnd(() => started?.stop());
  return started?.url;
}

const onPostgres = (url: string | undefined): Record<string, string> =>
  url ? { AITTA_TEST_DATABASE_URL: url } : {};

const noteOf = (url: string | undefined) =>
  url ? 'on PGlite and PostgreSQL' : 'on PGlite only: no PostgreSQL programs here';

/** Repository and HTTP tests run on the embedded database and, where it is installed, on PostgreSQL. */
async function unitTests(): Promise<Outcome> {
  const url = await postgresUrl();
  const file = report('unit');
  const ended = await command(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    onPostgres(url),
  );
  const found = read(file);
  const counts = unitCounts(found, ended.ok);
  return { ...counts, output: ended.output, note: noteOf(url), tests: unitTimes(found) };
}

async function endToEndTests({ isStrict }: Options): Promise<Outcome> {
  const browser = findOrInstallBrowser();
  if (!browser) {
    const output = 'No Chromium was found and none could be installed; set CHROMIUM_PATH to one.';
    return { passed: 0, failed: 1, output };
  }
  const url = await postgresUrl();
  const file = report('e2e');
  const tries = isStrict ? ['--retries=0'] : [];
  const ended = await command('playwright', ['test', '--reporter=list,json', ...tries], {
    ...onPostgres(url),
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const found = read(file);
  const counts = e2eCounts(found, ended.ok);
  return {
    ...counts,
    output: ended.output,
    note: noteOf(url),
    tests: e2eTimes(found),
    unsteady: unsteadyTests(found),
  };
}

/** The report, or an empty object when there is none. */
function read(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return {};
  }
}
