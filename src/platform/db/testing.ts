/** For tests of repositories, of HTTP and of services: an empty, migrated database. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { isThorough } from '../testing/property-seed.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migratedCopy, roots } from './testing/migrated-copy.ts';

/** Set by the test script when a PostgreSQL server is running. */
const serverUrl = process.env['AITTA_TEST_DATABASE_URL'];

const available = serverUrl ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

/** Gets a function that returns the database once the tests run. */
type Body = (database: () => Database) => void;

/** For tests of statements: on PGlite and, when a server is running, on PostgreSQL too. */
export const onEveryDatabase = (name: string, body: Body): void => onEach(available, name, body);

/** For tests of what uses repositories: on PostgreSQL when a server is running, else on PGlite; in a thorough run on
 * both. */
export const onOneDatabase = (name: string, body: Body): void =>
  onEach(isThorough ? available : available.slice(-1), name, body);

/** For tests of locks, which the embedded database has no use for: on PostgreSQL when a server is running. */
export const onPostgres = (name: string, body: Body): void =>
  onEach(
    available.filter((kind) => kind === 'postgres'),
    name,
    body,
  );

function onEach(kinds: readonly Database['kind'][], name: string, body: Body): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    let opened: { database: Database; drop: () => Promise<void> };
    beforeAll(async () => {
      opened = kind === 'pglite' ? await openMemory() : await openScratch(serverUrl ?? '');
    });
    afterAll(async () => {
      await opened.database.close();
      await opened.drop();
    });
    body(() => opened.database);
  });
}

/** Rounds of competing transactions: few on PGlite, where they wait for one another and show little. */
export const rounds = (database: Database, all: number): number =>
  database.kind === 'pglite' ? 5 : all;

async function openMemory() {
  const database = await openDatabase({ memory: true, copy: await migratedCopy() });
  return { database, drop: async () => {} };
}

async function openScratch(url: string) {
  const name = `aitta_test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  const database = await openDatabase({ url: scratch.href });
  await migrate(database, roots);
  return { database, drop: () => onServer(url, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
