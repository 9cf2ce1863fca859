/** Opens the configured database, and its data folder. */
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
import type { Telemetry } from '#platform/telemetry/telemetry.ts';
import type { Logger } from '#platform/log.ts';
import { clockSetTo } from '#platform/time.ts';
import { beginSpace } from './new-space.ts';
import { openMigrated, orClosed, type Opening, type UpgradeProgress } from './shop-tables.ts';

/** A command says on standard error what an upgrade does. */
const spoken: UpgradeProgress = {
  waits: (sentence) => console.error(sentence),
  copied: (folder) => console.error(copySentence(folder)),
};

/** What whoever upgraded an embedded database should know. */
export const copySentence = (folder: string): string =>
  `The database of before the upgrade is kept in ${folder}.`;

/** @throws StartRefused with one sentence when the embedded database is in use, the server is away, the tables are
 * older and are not to be upgraded, or the database belongs to a demo shop and this configuration does not */
export async function openShopDatabase(
  config: Config,
  opening: Opening = {},
): Promise<ShopDatabase> {
  const { database } = await openMigrated(config, { progress: spoken, ...opening });
  await orClosed(database, () => beginSpace(database.db, clockSetTo(config.AITTA_NOW)()));
  if (!isTrial(config)) await refuseDemo(database);
  return { database: await watched(config, database, opening), dataDir: resolve(config.DATA_DIR) };
}

interface ShopDatabase {
  database: Database;
  dataDir: string;
}

/** The short timeouts of a server are those of its connections. */
async function watched(
  { DATABASE_URL: url, DATABASE_POOL: pool }: Config,
  database: Database,
  { watch }: Opening,
): Promise<Database> {
  if (!watch || !url) return database;
  await database.close();
  return openDatabase({ url, pool, isImpatient: true, watch });
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
      (opened ??= openShopDatabase(config, {
        watch,
        isUpgrade: true,
        progress: logged(log),
      }).then(reporting(telemetry))),
    faults: async () =>
      opened ? [...(await faultsOf(await opened, config)), ...writes.faults()] : [],
    close: async () => void (await (await opened)?.database.close()),
  };
}

const logged = (log: Logger): UpgradeProgress => ({
  applies: (migration) => log.debug({ migration }, 'migrating'),
  waits: (sentence) => log.warn(sentence),
  copied: (folder) => log.warn(copySentence(folder)),
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
