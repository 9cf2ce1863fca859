/** Opens and migrates the configured database, and its data folder. */
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import { account } from '#features/identity/tables.ts';
import { isTrial, type Config } from '#platform/config.ts';
import { clockFaults } from '#platform/db/clock-fault.ts';
import { isAlive, openDatabase, type Database } from '#platform/db/database.ts';
import { rememberRefusedWrites } from '#platform/db/refused-writes.ts';
import type { WatchStatement } from '#platform/db/watched-statements.ts';
import { StartRefused } from '#platform/errors.ts';
import { makePrivateFolder } from '#platform/folder.ts';
import type { Telemetry } from '#platform/telemetry/telemetry.ts';
import { migrate, type Progress } from '#platform/db/migrate.ts';
import type { Logger } from '#platform/log.ts';
import { clockSetTo } from '#platform/time.ts';
import { beginSpace } from './new-space.ts';

export const migrationRoots = ['../features', '../platform'].map((root) =>
  join(import.meta.dirname, root),
);

/** @param watch given where shoppers wait for statements: they get short timeouts, and are watched
 * @param progress of the migrations; a command says on standard error what it waits for
 * @throws StartRefused with one sentence when the embedded database is in use, the server is away, or
 * the database belongs to a demo shop and this configuration does not */
export async function openShopDatabase(
  config: Config,
  watch?: WatchStatement,
  progress: Progress = { waits: (sentence) => console.error(sentence) },
): Promise<ShopDatabase> {
  const database = await openMigrated(config, watch, progress);
  if (!isTrial(config)) await refuseDemo(database);
  return { database, dataDir: resolve(config.DATA_DIR) };
}

interface ShopDatabase {
  database: Database;
  dataDir: string;
}

/** The configured database with the tables that it has.
 * @throws StartRefused as `openShopDatabase` */
export function openUnmigrated(config: Config, watch?: WatchStatement): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_POOL: pool } = config;
  // Migrations run without the short timeouts: they may be long, and wait for those of other processes.
  if (url) return openDatabase({ url, pool });
  const dataDir = resolve(config.DATA_DIR);
  makePrivateFolder(dataDir);
  return openDatabase({ directory: join(dataDir, 'database'), watch });
}

async function openMigrated(
  config: Config,
  watch: WatchStatement | undefined,
  progress: Progress,
): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_POOL: pool } = config;
  const database = await migrated(config, await openUnmigrated(config, watch), progress);
  if (!watch || !url) return database;
  await database.close();
  return openDatabase({ url, pool, isImpatient: true, watch });
}

async function migrated(
  { AITTA_NOW }: Config,
  database: Database,
  progress: Progress,
): Promise<Database> {
  try {
    await migrate(database, migrationRoots, progress);
    await beginSpace(database.db, clockSetTo(AITTA_NOW)());
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Only the customers of the demo shop have `.example` addresses (RFC 2606); their passwords are
 * published. */
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
  /** Faults of the database and the data folder; empty when no service has opened them. */
  faults(): Promise<string[]>;
  /** Does nothing when it was never opened. */
  close(): Promise<void>;
}

/** One database for all services of a process: the embedded one can be opened only once. */
export function shareStore(config: Config, log: Logger, telemetry: Telemetry): SharedStore {
  let opened: Promise<ShopDatabase> | null = null;
  const writes = rememberRefusedWrites(() => performance.now());
  const watch: WatchStatement = (text, run) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const name = text.trimStart().split(/\s/, 1)[0] ?? '';
    return telemetry.span({ name, kind: 'client', attributes }, () => writes.watch(run));
  };
  return {
    open: () =>
      (opened ??= openShopDatabase(config, watch, logged(log)).then(reporting(telemetry))),
    faults: async () =>
      opened ? [...(await faultsOf(await opened, config)), ...writes.faults()] : [],
    close: async () => void (await (await opened)?.database.close()),
  };
}

const logged = (log: Logger): Progress => ({
  applies: (migration) => log.debug({ migration }, 'migrating'),
  waits: (sentence) => log.warn(sentence),
});

/** Reports the connections to a server; an embedded database has none. */
const reporting = (telemetry: Telemetry) => (opened: ShopDatabase) => {
  const { connections } = opened.database;
  if (!connections) return opened;
  telemetry.gauges(() => {
    const { total, idle, waiting, limit } = connections();
    const held = { used: total - idle, idle };
    return [
      ...Object.entries(held).map(([state, value]) => ({
        name: 'aitta_database_connections',
        labels: { state },
        value,
      })),
      { name: 'aitta_database_connections_limit', value: limit },
      { name: 'aitta_database_waiting', value: waiting },
    ];
  });
  return opened;
};

/** Milliseconds after which a database that has not answered counts as away; of a folder nothing is known then. */
const patience = 1500;

async function faultsOf(
  { database, dataDir }: ShopDatabase,
  { AITTA_NOW }: Config,
): Promise<string[]> {
  const late = wait(patience, null, { ref: false });
  // An embedded database has the clock of its process.
  const ownClock = database.kind === 'pglite' || AITTA_NOW !== undefined;
  const [hasAnswered, writeError, clock] = await Promise.all([
    Promise.race([isAlive(database), late]),
    Promise.race([probe(join(dataDir, `.probe-${process.pid}`)), late]),
    ownClock ? null : Promise.race([clockFaults(database.db).catch(() => null), late]),
  ]);
  return [
    ...(hasAnswered ? [] : ['The database is away: buying and logging in are paused.']),
    ...(clock ?? []),
    ...(writeError ? [`The folder of the data cannot be written to (${writeError}).`] : []),
  ];
}

/** One disk block, so that a full disk is noticed. */
const oneBlock = Buffer.alloc(4096, '.');

/** Writes and removes a file. Returns the error code when that fails, else null. */
async function probe(file: string): Promise<string | null> {
  try {
    await writeFile(file, oneBlock, { mode: 0o600 });
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
