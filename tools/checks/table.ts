/** Every check of the project: its name, where it runs, what it waits for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from '../prepare.mjs';
import { root } from '../steps.mjs';
import { findOrInstallBrowser } from '../browser.ts';
import { startPostgres } from '../postgres.ts';
import { atEnd, command, type Ended } from './command.ts';
import { journeyCounts, unitCounts, type Counts } from './counts.ts';
import { journeyTimes, unitTimes, type TimedTest } from './slowest.ts';

export interface Outcome extends Counts {
  output: string;
  /** One remark for the summary. */
  note?: string;
  /** Where it has tests of its own. */
  tests?: TimedTest[];
}

export interface Check {
  name: string;
  /** Lanes run side by side, so that every core is busy to the end. */
  lane: 'code' | 'pages';
  /** A check of the same lane, before this one. */
  needs?: string;
  work(): Promise<Outcome>;
}

export const checks: Check[] = [
  single('format', () => command('prettier', ['--check', '--cache', '--log-level=warn', '.'])),
  single('types', () => script('typecheck')),
  single('lint', () => script('lint')),
  single('boundaries', () => script('boundaries')),
  single('dead-code', () => script('dead-code')),
  single('texts', () => script('texts')),
  single('glossary', () => script('glossary')),
  single('spec-map', () => script('spec-map', '--check')),
  { name: 'unit', lane: 'code', work: unitTests },
  { ...single('build', buildPages), lane: 'pages' },
  { ...single('budget', () => script('budget')), lane: 'pages', needs: 'build' },
  { name: 'journeys', lane: 'pages', needs: 'build', work: journeys },
];

/** A check that is one of the N by itself. */
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

/** A script of package.json, without npm's words around it. */
function script(name: string, ...parameters: string[]): Promise<Ended> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return command('sh', ['-c', [scripts[name], ...parameters].join(' ')]);
}

async function buildPages(): Promise<Ended> {
  if (isBuilt()) return { ok: true, output: '' };
  return build().then(
    () => ({ ok: true, output: '' }),
    (error: Error) => ({ ok: false, output: error.message }),
  );
}

const report = (name: string) => join(root, 'var/checks', `${name}.json`);

let server: Promise<string | undefined> | undefined;

/** Address of a PostgreSQL server, started when first asked for; undefined where there are no programs. */
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

/** Store and http tests run on the embedded database and, where its programs are, on PostgreSQL. */
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

async function journeys(): Promise<Outcome> {
  const browser = findOrInstallBrowser();
  if (!browser) {
    const output = 'No Chromium was found and none could be installed; set CHROMIUM_PATH to one.';
    return { passed: 0, failed: 1, output };
  }
  const url = await postgresUrl();
  const file = report('journeys');
  const ended = await command('playwright', ['test', '--reporter=list,json'], {
    ...onPostgres(url),
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const found = read(file);
  const counts = journeyCounts(found, ended.ok);
  return { ...counts, output: ended.output, note: noteOf(url), tests: journeyTimes(found) };
}

/** A report that is not there counts as one that says nothing. */
function read(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return {};
  }
}
