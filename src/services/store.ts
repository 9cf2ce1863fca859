/** The database a configuration names, migrated, with the folder that belongs to it. */
import { join, resolve } from 'node:path';
import type { Config } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';

const migrationRoots = ['../features', '../platform'].map(
  (root) => new URL(root, import.meta.url).pathname,
);

/** @throws Error with one sentence when the embedded database is in use or the server is away. */
export async function openStore(config: Config): Promise<{ database: Database; dataDir: string }> {
  const dataDir = resolve(config.DATA_DIR);
  const database = await openDatabase(
    config.DATABASE_URL ? { url: config.DATABASE_URL } : { directory: join(dataDir, 'database') },
  );
  await migrate(database, migrationRoots);
  return { database, dataDir };
}
