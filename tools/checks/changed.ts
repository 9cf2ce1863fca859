/** Reads what has changed, and what imports what. */
import { execFileSync } from 'node:child_process';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { cruiseOptions } from '../boundary-rules.ts';
import { root } from '../steps.mjs';
import type { Project } from './near.ts';

/** What is not committed, or else what the last commit changed; with `since`, everything after that commit.
 * @throws an error that says what git said */
export function changedFiles(since?: string): string[] {
  const fresh = git('ls-files', '--others', '--exclude-standard');
  if (since) return [...diff(since), ...fresh];
  const uncommitted = [...diff('HEAD'), ...fresh];
  return uncommitted.length > 0 ? uncommitted : diff('HEAD~1');
}

/** Renamed files with both of their names. */
const diff = (commit: string) => git('diff', '--name-only', '--no-renames', commit, '--');

export async function readProject(): Promise<Project> {
  const { output } = await cruise(['src', 'seed', 'bench', 'tools', 'e2e'], cruiseOptions);
  const pairs = (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .map(({ resolved }) => ({ resolved, source })),
  );
  const grouped = Map.groupBy(pairs, ({ resolved }) => resolved);
  return {
    files: git('ls-files', '--cached', '--others', '--exclude-standard'),
    importers: new Map(
      [...grouped].map(([file, found]) => [file, found.map(({ source }) => source)]),
    ),
  };
}

function git(...parameters: string[]): string[] {
  const output = execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return output.split('\n').filter(Boolean);
}
