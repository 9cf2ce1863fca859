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

type OpenStore = Awaited<ReturnType<typeof openStore>>;

export interface SharedStore {
  open(): Promise<OpenStore>;
  /** Closes it if anybody had opened it. */
  close(): Promise<void>;
}

/** One database for all services of a process; an embedded one can be opened only once. */
export function shareStore(config: Config): SharedStore {
  let opened: Promise<OpenStore> | null = null;
  return {
    open: () => (opened ??= openStore(config)),
    close: async () => void (await (await opened)?.database.close()),
  };
}
