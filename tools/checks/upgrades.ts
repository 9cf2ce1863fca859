/** The check that upgrades the shop from the version before, and takes it back. */
import { versionBefore } from '../../e2e/upgrade/version-before.ts';
import { projectNode } from '../steps.mjs';
import { command } from './command.ts';
import type { Options, Outcome } from './outcome.ts';
import { databaseEnvironment } from './test-runners.ts';

export async function upgrades({ log }: Options): Promise<Outcome> {
  const commit = versionBefore();
  if (commit === null) {
    const missing = 'upgrades from the version before: git has no history of one here';
    return { passed: 0, failed: 0, output: '', note: 'no history', missing };
  }
  const environment = databaseEnvironment();
  const { ok, output } = await command(projectNode, ['e2e/upgrade/run.ts', commit], {
    environment,
    log,
  });
  const note = `from ${commit.slice(0, 8)}`;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output, note };
}
