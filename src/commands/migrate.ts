/** Migrates the tables before a new version starts; `--plan` says what that will do. */
import { readConfig } from '#platform/config.ts';
import { commandLine } from '#platform/command-line.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { planOf } from '#platform/db/migration/plan.ts';
import { parseWords, runAsked, UsageFault } from './asked.ts';
import { migrationRoots, openUnmigrated } from '../services/database.ts';

const usage = `Usage: ${commandLine('migrate', '[--plan]')}
Migrates the tables, as a start does. With --plan it changes nothing, and says of each migration what it does,
what it locks, and whether the version before can go on.`;

/** @throws UsageFault */
function read(words: readonly string[]): { isPlan: boolean } {
  const { values, positionals } = parseWords(words, { plan: { type: 'boolean' } });
  if (positionals.length > 0)
    throw new UsageFault(`There is nothing to do with ${positionals[0]}.`);
  return { isPlan: values.plan ?? false };
}

async function plan(database: Database): Promise<void> {
  console.log((await planOf(database, migrationRoots)).join('\n'));
}

async function apply(database: Database): Promise<void> {
  const applied = await migrate(database, migrationRoots, {
    applies: (label) => console.log(label),
    waits: (sentence) => console.log(sentence),
  });
  console.log(
    applied.length === 0
      ? 'The tables are up to date.'
      : `The tables are migrated: ${applied.length} files.`,
  );
}

await runAsked(usage, read, async ({ isPlan }) => {
  const database = await openUnmigrated(readConfig(process.env));
  await (isPlan ? plan : apply)(database).finally(() => database.close());
});
