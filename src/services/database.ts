/** The database a configuration names, migrated, with the folder that belongs to it. */
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import { account } from '#features/identity/tables.ts';
import { isTrial, type Config } from '#platform/config.ts';
import { isAlive, openDatabase, type Database } from '#platform/db/database.ts';
import { StartRefused } from '#platform/errors.ts';
import { makePrivateFolder } from '#platform/folder.ts';
import { migrate } from '#platform/db/migrate.ts';

const migrationRoots = ['../features', '../platform'].map(
  (root) => new URL(root, import.meta.url).pathname,
);

/** @param isImpatient where shoppers wait for the answers of the database
 * @throws StartRefused with one sentence when the embedded database is in use, the server is away or
 * the database is that of a shop to try and this is none */
export async function openShopDatabase(config: Config, isImpatient = false): Promise<ShopDatabase> {
  const dataDir = resolve(config.DATA_DIR);
  makePrivateFolder(dataDir);
  const database = config.DATABASE_URL
    ? await openServer(config.DATABASE_URL, config.DATABASE_POOL, isImpatient)
    : await migrated(await openDatabase({ directory: join(dataDir, 'database') }));
  if (!isTrial(config)) await refuseDemo(database);
  return { database, dataDir };
}

interface ShopDatabase {
  database: Database;
  dataDir: string;
}

/** Migrations take as long as they take, and wait for those of other processes. */
async function openServer(url: string, pool: number, isImpatient: boolean): Promise<Database> {
  const database = await migrated(await openDatabase({ url, pool }));
  if (!isImpatient) return database;
  await database.close();
  return openDatabase({ url, pool, isImpatient });
}

async function migrated(database: Database): Promise<Database> {
  await migrate(database, migrationRoots).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return database;
}

/** Addresses that can be nobody's (RFC 2606) are only among the customers of a shop to try, whose
 * passwords are published. */
async function refuseDemo(database: Database): Promise<void> {
  const [found] = await database.db
    .select({ id: account.id })
    .from(account)
    .where(like(account.email, '%.example'))
    .limit(1);
  if (!found) return;
  await database.close();
  throw new StartRefused(
    'The database is that of a demo shop, whose log-ins everybody knows; begin with an empty one.',
  );
}

export interface SharedStore {
  open(): Promise<ShopDatabase>;
  /** What the database and the folder cannot do just now, where a service uses them. */
  faults(): Promise<string[]>;
  /** Closes it if anybody had opened it. */
  close(): Promise<void>;
}

/** One database for all services of a process; an embedded one can be opened only once. */
export function shareStore(config: Config): SharedStore {
  let opened: Promise<ShopDatabase> | null = null;
  return {
    open: () => (opened ??= openShopDatabase(config, true)),
    faults: async () => (opened ? faultsOf(await opened) : []),
    close: async () => void (await (await opened)?.database.close()),
  };
}

/** Milliseconds a healthy database answers within. */
const patience = 1500;

async function faultsOf({ database, dataDir }: ShopDatabase): Promise<string[]> {
  const late = wait(patience, false, { ref: false });
  const [responses, unwritable] = await Promise.all([
    Promise.race([isAlive(database), late]),
    probe(join(dataDir, `.probe-${process.pid}`)),
  ]);
  return [
    ...(responses ? [] : ['The database is away: buying and logging in are paused.']),
    ...(unwritable ? [`The folder of the data cannot be written to (${unwritable}).`] : []),
  ];
}

/** As much as a small file takes, so that a disk with no block left is noticed. */
const few = Buffer.alloc(4096, '.');

/** The code of what keeps the file from being written; null when nothing does. */
async function probe(file: string): Promise<string | null> {
  try {
    await writeFile(file, few, { mode: 0o600 });
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
