/** Migrates the tables before a new version starts; `--plan` says what that will do. */
import { readConfig, type Config } from '#platform/config.ts';
import { commandLine } from '#platform/command-line.ts';
import { planOf } from '#platform/db/migration/plan.ts';
import { parseWords, runAsked, UsageFault } from './asked.ts';
import { copySentence } from '../services/database.ts';
import { migrationRoots, openMigrated, openUnmigrated } from '../services/shop-tables.ts';

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

async function plan(config: Config): Promise<void> {
  const database = await openUnmigrated(config);
  const lines = await planOf(database, migrationRoots).finally(() => database.close());
  console.log(lines.join('\n'));
}

async function apply(config: Config): Promise<void> {
  const { database, applied } = await openMigrated(config, {
    isUpgrade: true,
    progress: {
      applies: (label) => console.log(label),
      waits: (sentence) => console.log(sentence),
      copied: (folder) => console.log(copySentence(folder)),
    },
  });
  await database.close();
  console.log(
    applied.length === 0
      ? 'The tables are up to date.'
      : `The tables are migrated: ${applied.length} files.`,
  );
}

await runAsked(usage, read, ({ isPlan }) => (isPlan ? plan : apply)(readConfig(process.env)));
