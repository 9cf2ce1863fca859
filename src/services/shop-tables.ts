/** Opens the configured database with the tables of this version. */
import { join, resolve } from 'node:path';
import type { Config } from '#platform/config.ts';
import { commandLine } from '#platform/command-line.ts';
import { copyBeforeUpgrade, keepCopy } from '#platform/db/copy-before-upgrade.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import { migrate, type Progress } from '#platform/db/migrate.ts';
import { readBooks } from '#platform/db/migration/bookkeeping.ts';
import type { WatchStatement } from '#platform/db/watched-statements.ts';
import { StartRefused } from '#platform/errors.ts';
import { makePrivateFolder } from '#platform/folder.ts';

export const migrationRoots = ['../features', '../platform'].map((root) =>
  join(import.meta.dirname, root),
);

export interface Opening {
  /** Given where shoppers wait for statements: they get short timeouts, and are watched. */
  watch?: WatchStatement | undefined;
  /** Whether tables of an older version are upgraded; else they are refused. */
  isUpgrade?: boolean;
  progress?: UpgradeProgress;
}

export interface UpgradeProgress extends Progress {
  /** Called with the folder where the embedded database of before the upgrade is kept. */
  copied?(folder: string): void;
}

/** The configured database with the tables that it has.
 * @throws StartRefused with one sentence when it is in use or away */
export function openUnmigrated(config: Config, watch?: WatchStatement): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_POOL: pool } = config;
  // Migrations run without the short timeouts: they may be long, and wait for those of other processes.
  if (url) return openDatabase({ url, pool });
  makePrivateFolder(resolve(config.DATA_DIR));
  return openDatabase({ directory: directoryOf(config), watch });
}

const directoryOf = (config: Config): string => join(resolve(config.DATA_DIR), 'database');

/** Makes the tables of a new database. Before an embedded one is upgraded it is copied.
 * @throws StartRefused as `openUnmigrated` and `migrate`, and when the tables are older and stay so */
export async function openMigrated(
  config: Config,
  { watch, isUpgrade = false, progress = {} }: Opening,
): Promise<{ database: Database; applied: string[] }> {
  const database = await openUnmigrated(config, watch);
  const migrated = async (one: Database) => ({
    database: one,
    applied: await orClosed(one, () => migrate(one, migrationRoots, progress)),
  });
  const { isNew, missing } = await orClosed(database, () => readBooks(database, migrationRoots));
  if (isNew) return migrated(database);
  if (missing.length === 0) return { database, applied: [] };
  if (!isUpgrade) return orClosed(database, () => refuseOlder(missing.length));
  if (config.DATABASE_URL) return migrated(database);
  const directory = directoryOf(config);
  await database.close();
  await copyBeforeUpgrade(directory);
  const upgraded = await migrated(await openUnmigrated(config, watch));
  progress.copied?.(await keepCopy(directory));
  return upgraded;
}

/** Closes the database when the work fails. */
export async function orClosed<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function refuseOlder(missing: number): Promise<never> {
  const migrations = missing === 1 ? '1 migration is' : `${missing} migrations are`;
  throw new StartRefused(
    `The tables are those of an older version (${migrations} missing), which this command does not change; ` +
      `upgrade them first: ${commandLine('migrate', '')}`,
  );
}
