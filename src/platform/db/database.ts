/** One dialect, two homes: PostgreSQL where `DATABASE_URL` says so, else PGlite in this process. */
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

/** Anything SQL can be sent to: the database or a transaction of it. */
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
  /** Plain SQL with $1 parameters, several statements when there are none; for migrations and jobs. */
  run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Keeps one lock over all processes on this database while `work` runs. */
  exclusively<T>(lock: number, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where the data is: a connection string, a directory, or memory for tests, which may begin as a copy. */
export type DatabaseAddress = ServerAddress | { directory: string } | { memory: true; copy?: Blob };

interface ServerAddress {
  url: string;
  /** Connections to it, at most. */
  pool?: number;
  /** For shoppers nobody waits for ever; imports and migrations take their time. */
  isImpatient?: boolean;
}

/** @throws StartRefused with one sentence when the directory is in use or the server is away. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  return 'url' in address ? openPostgres(address) : openPglite(address);
}

async function openPglite(address: Exclude<DatabaseAddress, { url: string }>): Promise<Database> {
  if ('memory' in address) {
    const { copy } = address;
    return databaseOf(await PGlite.create('memory://', copy ? { loadDataDir: copy } : {}));
  }
  makePrivateFolder(address.directory);
  const unlock = await lockDirectory(address.directory);
  return databaseOf(await PGlite.create(address.directory).catch(refuseDamaged(address)), unlock);
}

/** @param closed called when it has been closed */
export function databaseOf(client: PGlite, closed = () => {}): Database {
  const turns = new Map<number, Promise<unknown>>();
  return {
    db: drizzlePglite(client) as unknown as Db,
    kind: 'pglite',
    async run(text, values) {
      if (values) return client.query(text, values);
      const results = await client.exec(text);
      return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
    },
    // This process is the only one on the directory.
    exclusively(lock, work) {
      const turn = (turns.get(lock) ?? Promise.resolve()).then(work);
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

/** Milliseconds. Whoever waits for a lock waits for somebody who is to be done by then. */
const limits = {
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

async function openPostgres({
  url,
  pool: max = 10,
  isImpatient,
}: ServerAddress): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    ...(isImpatient && limits),
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', () => {});
  // So would one lost while a transaction holds it; its statement fails, and that is enough.
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
        await holder.query('select pg_advisory_lock($1)', [lock]);
        return await work();
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [lock]).catch(() => {});
        holder.release();
      }
    },
    close: () => pool.end(),
  };
}

/** True while the database answers. */
export async function isAlive(database: Database): Promise<boolean> {
  return database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
