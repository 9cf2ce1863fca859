import pg from 'pg';
import { expect, test } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { openDatabase } from './database.ts';
import { isOutage } from './outage.ts';

const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

test('a server that is not there is an outage, through every layer that wraps its error', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  expect(isOutage(await failure(drizzle(pool).execute(sql`select 1`)))).toBe(true);
  const work = drizzle(pool).transaction((tx) => tx.execute(sql`select 1`));
  expect(isOutage(await failure(work))).toBe(true);
  await pool.end();
});

test('a server that goes while it is asked is an outage', () => {
  const gone = new Error('Failed query', {
    cause: new Error('Connection terminated unexpectedly'),
  });
  expect(isOutage(gone)).toBe(true);
  const both = new AggregateError([Object.assign(new Error('::1'), { code: 'ECONNREFUSED' })]);
  expect(isOutage(both)).toBe(true);
});

test('a database that takes no writes is an outage for who writes', async () => {
  const database = await openDatabase({ memory: true });
  const writing = database.db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`);
    await tx.execute(sql`create table letters (id int)`);
  });
  expect(isOutage(await failure(writing))).toBe(true);
  await database.close();
  for (const code of ['53100', '53200', '58030'])
    expect(
      isOutage(new Error('Failed query', { cause: Object.assign(new Error(), { code }) })),
    ).toBe(true);
});

test('a wrong statement is no outage', async () => {
  const database = await openDatabase({ memory: true });
  expect(isOutage(await failure(database.db.execute(sql`select nothing`)))).toBe(false);
  expect(isOutage('words')).toBe(false);
  await database.close();
});
