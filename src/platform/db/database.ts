/** Opens the database: PostgreSQL when `DATABASE_URL` is set, else PGlite inside this process. Both use the
 * same SQL. */
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { StartRefused } from '../errors.ts';
import { safeMessage } from '../failure.ts';
import { makePrivateFolder } from '../folder.ts';
import { lockDirectory } from './directory-lock.ts';
import { refusedBy } from './refused.ts';
import { watchEmbedded, watchPool, type WatchStatement } from './watched-statements.ts';

/** Anything that runs SQL: the database or a transaction. */
export type Db = Pick<
  PgDatabase<PgQueryResultHKT>,
  | 'select'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'selectDistinct'
  | '$count'
  | '$with'
  | 'with'
> & {
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
};

export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Plain SQL with $1 parameters; several statements are allowed when there are no parameters. For
   * migrations and jobs. */
  run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Holds one lock across all processes on this database while `work` runs.
   * @param work gets a `run` of the session that holds it */
  exclusively<T>(lock: number, work: (run: Database['run']) => Promise<T>): Promise<T>;
  /** Connections of this process to a server; absent for an embedded database. */
  connections?(): Connections;
  close(): Promise<void>;
}

interface Connections {
  total: number;
  idle: number;
  /** Statements that wait for one. */
  waiting: number;
  limit: number;
}

/** Where the data is: a connection string, a directory, or memory for tests, optionally loaded from a copy. */
export type DatabaseAddress = Watching &
  (ServerAddress | { directory: string } | { memory: true; copy?: Blob });

interface ServerAddress {
  url: string;
  /** Maximum number of connections. */
  pool?: number;
  /** True for requests of shoppers, which have time limits; imports and migrations have none. */
  isImpatient?: boolean;
}

interface Watching {
  watch?: WatchStatement | undefined;
}

/** @throws StartRefused with one sentence when the directory is in use or the server cannot be reached. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  return 'url' in address ? openPostgres(address) : openPglite(address);
}

async function openPglite(
  address: Watching & Exclude<DatabaseAddress, { url: string }>,
): Promise<Database> {
  if ('memory' in address) {
    const { copy } = address;
    return databaseOf(await PGlite.create('memory://', copy ? { loadDataDir: copy } : {}));
  }
  makePrivateFolder(address.directory);
  const unlock = await lockDirectory(address.directory);
  const client = await PGlite.create(address.directory).catch(refuseDamaged(address));
  if (address.watch) watchEmbedded(client, address.watch);
  return databaseOf(client, unlock);
}

/** @param closed called after the database has been closed */
export function databaseOf(client: PGlite, closed = () => {}): Database {
  const turns = new Map<number, Promise<unknown>>();
  const run: Database['run'] = async (text, values) => {
    if (values) return client.query(text, values);
    const results = await client.exec(text);
    return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
  };
  return {
    db: drizzlePglite(client) as unknown as Db,
    kind: 'pglite',
    run,
    // No other process uses this directory, so a queue in memory is enough.
    exclusively(lock, work) {
      const turn = (turns.get(lock) ?? Promise.resolve()).then(() => work(run));
      turns.set(
        lock,
        turn.catch(() => {}),
      );
      return turn;
    },
    async close() {
      await client.close();
      closed();
    },
  };
}

const refuseDamaged =
  ({ directory }: { directory: string }) =>
  (error: unknown): never => {
    throw new StartRefused(
      `The embedded database in ${directory} cannot be opened (${safeMessage(error)}); ` +
        'make room if the disk is full, else put back a copy of the folder.',
      { cause: error },
    );
  };

/** Milliseconds. Within `lock_timeout` another transaction should have released its locks. */
const limits = {
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

async function openPostgres({
  url,
  pool: max = 10,
  isImpatient,
  watch,
}: ServerAddress & Watching): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    ...(isImpatient && limits),
  });
  if (watch) watchPool(pool, watch);
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', () => {});
  // So would losing one inside a transaction; its statement fails anyway, so nothing else is needed here.
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw refusedBy(url, error);
  });
  return {
    db: drizzleNode(pool) as unknown as Db,
    kind: 'postgres',
    run: (text, values) => pool.query(text, values),
    async exclusively(lock, work) {
      const holder = await pool.connect();
      try {
        await lockInTurns(holder, lock);
        return await work((text, values) => holder.query(text, values));
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [lock]).catch(() => {});
        holder.release();
      }
    },
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: max,
    }),
    close: () => pool.end(),
  };
}

/** Asks again and again: a statement that waits is an open transaction, which building an index would wait for. */
async function lockInTurns(holder: pg.PoolClient, lock: number): Promise<void> {
  for (;;) {
    const { rows } = await holder.query<{ had: boolean }>(
      'select pg_try_advisory_lock($1) as had',
      [lock],
    );
    if (rows[0]?.had) return;
    await wait(200);
  }
}

/** True when the database responds. */
export async function isAlive(database: Database): Promise<boolean> {
  return database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
