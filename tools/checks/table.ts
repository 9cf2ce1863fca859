/** Every check of the project: its name, where it runs, what it waits for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import makeTemplate from '../../e2e/fixtures/template.ts';
import { build, isBuilt } from '../prepare.mjs';
import { root } from '../steps.mjs';
import { command, type Ended } from './command.ts';
import type { Options, Outcome } from './outcome.ts';
import { endToEndTests, postgres, unitTests, type TestRun } from './test-runners.ts';

export interface Check {
  name: string;
  /** `code` and `pages` run in parallel. `tests` follow one after the other, as each keeps all cores busy;
   * together they would only make each other late. `rest` follows with `--all` only. */
  lane: 'code' | 'pages' | 'tests' | 'rest';
  /** A check that has to pass before this one. */
  needs?: string;
  /** A check that is always made before this one, passed or not. */
  after?: string;
  /** A check all of whose tests this one runs too, so that it is left out beside this one. */
  covers?: string;
  work(options: Options): Promise<Outcome>;
}

export const checks: Check[] = [
  single('format', ({ log }) => command('oxfmt', ['--check'], { log })),
  single('types', script('typecheck')),
  single('lint', script('lint')),
  single('boundaries', script('boundaries')),
  single('dead-code', script('dead-code')),
  single('texts', script('texts')),
  single('glossary', script('glossary')),
  single('migrations', script('migrations')),
  single('spec-map', script('spec-map', '--check')),
  {
    ...single(
      'build',
      outcomeOf(async () => isBuilt() || build()),
    ),
    lane: 'pages',
  },
  { ...single('budget', script('budget')), lane: 'pages', needs: 'build' },
  // What end-to-end tests copy; made here while the other core checks the code.
  { ...single('demo-shop', outcomeOf(makeTemplate)), lane: 'pages' },
  { name: 'postgres', lane: 'tests', work: postgres },
  tests('tests', 'unit', unitTests),
  tests('tests', 'e2e', endToEndTests),
  { ...tests('rest', 'unit-rest', unitTests), covers: 'unit' },
  tests('rest', 'e2e-rest', endToEndTests),
];

/** A check with a test runner. */
function tests(lane: 'tests' | 'rest', name: string, run: TestRun): Check {
  const work = (options: Options) => run({ ...options, name, isRest: lane === 'rest' });
  return { name, lane, needs: 'build', after: 'postgres', work };
}

/** A check that counts as one passed or one failed. */
function single(name: string, work: (options: Options) => Promise<Ended>): Check {
  return {
    name,
    lane: 'code',
    work: async (options) => {
      const { ok, output } = await work(options);
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}

/** Runs a script of package.json without the lines npm adds. */
function script(name: string, ...parameters: string[]) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const words = [scripts[name], ...parameters].join(' ');
  return ({ log }: Options): Promise<Ended> => command('sh', ['-c', words], { log });
}

/** Work that only fails by an error, which may have the whole output of a program. */
function outcomeOf(work: () => Promise<unknown>) {
  return ({ log }: Options): Promise<Ended> =>
    work().then(
      () => ({ ok: true, output: '' }),
      (error: Error & { output?: string }) => {
        log(error.output ?? '');
        log(error.message);
        return { ok: false, output: error.message };
      },
    );
}
