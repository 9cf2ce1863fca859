/** The version before: the last commit without the newest migration, built in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/steps.mjs';

const migrations = ':(glob)src/**/migrations/*.sql';

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Its commit; null where git has no history of it. */
export function versionBefore(): string | null {
  try {
    const isNewHere = git('status', '--porcelain', '--untracked-files=all', '--', migrations);
    if (isNewHere !== '') return git('rev-parse', 'HEAD');
    const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', migrations);
    return git('rev-parse', '--verify', `${newest}^`);
  } catch {
    return null;
  }
}

/** Builds the commit in the folder. Packages are this version's, where it has the same.
 * @throws Error when it cannot be built */
export function buildVersion(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  git('archive', `--output=${archive}`, commit);
  const within = { cwd: folder, stdio: 'pipe' } as const;
  execFileSync('tar', ['-xf', archive], within);
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], within);
  execFileSync(join(folder, 'node_modules/.bin/react-router'), ['build'], within);
}
