/** One dialect, two homes: PostgreSQL where `DATABASE_URL` says so, else PGlite in this process. */
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { sql, type SQL } from 'drizzle-orm';
import pg from 'pg';
import { lockDirectory } from './directory-lock.ts';

/** Anything SQL can be sent to: the database or a transaction of it. */
export type Db = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct' | '$count' | 'with'
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
export type DatabaseAddress =
  { url: string } | { directory: string } | { memory: true; copy?: Blob };

/** @throws Error with one clear sentence when the directory is in use or the server is away. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  return 'url' in address ? openPostgres(address.url) : openPglite(address);
}

async function openPglite(address: Exclude<DatabaseAddress, { url: string }>): Promise<Database> {
  if ('memory' in address) {
    const { copy } = address;
    return databaseOf(await PGlite.create('memory://', copy ? { loadDataDir: copy } : {}));
  }
  mkdirSync(address.directory, { recursive: true });
  const unlock = await lockDirectory(address.directory);
  return databaseOf(await PGlite.create(address.directory), unlock);
}

/** @param closed called when it has been closed */
export function databaseOf(client: PGlite, closed = () => {}): Database {
  return {
    db: drizzlePglite(client) as unknown as Db,
    kind: 'pglite',
    async run(text, values) {
      if (values) return client.query(text, values);
      const results = await client.exec(text);
      return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
    },
    // This process is the only one on the directory, and PGlite runs one statement at a time.
    exclusively: (_lock, work) => work(),
    async close() {
      await client.close();
      closed();
    },
  };
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', () => {});
  // So would one lost while a transaction holds it; its statement fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => {}));
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

/** Rows of a hand-written statement, the same on both databases. */
export async function rowsOf<Row extends object>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** True while the database answers. */
export async function isAlive(database: Database): Promise<boolean> {
  return database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
