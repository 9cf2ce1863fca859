import { expect, test } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationFolder } from './testing/migration-folder.ts';
import { onEveryDatabase, onPostgres } from './testing.ts';
import { eventually } from '../testing/eventually.ts';

const apply = (database: Database, files: Record<string, string>, progress = {}) =>
  migrate(database, [migrationFolder(files)], progress);

const numbersIn = async (database: Database, table: string) =>
  (await database.run(`select n from ${table} order by n`)).rows.map(({ n }) => n);

const indexesOf = async (database: Database, schema: string) =>
  (
    await database.run(
      `select relname, indisvalid from pg_index join pg_class on oid = indexrelid
      where relnamespace = $1::regnamespace order by relname`,
      [schema],
    )
  ).rows;

onEveryDatabase('migrations', (database) => {
  test('are applied in the order of their numbers, once, each as a whole', async () => {
    const files = {
      'b/0002-more.sql': 'insert into once.t values (2);',
      'a/0001-first.sql': 'create schema once; create table once.t (n int);',
    };
    const labels = ['a/0001-first.sql', 'b/0002-more.sql'];
    const begun: string[] = [];
    const progress = { applies: (label: string) => void begun.push(label) };
    expect(await apply(database(), files, progress)).toEqual(labels);
    expect(begun).toEqual(labels);
    const wrong = {
      ...files,
      'b/0003-wrong.sql': 'insert into once.t values (3); select nothing;',
    };
    await expect(apply(database(), wrong)).rejects.toThrow(
      'Migration b/0003-wrong.sql failed: column "nothing" does not exist.',
    );
    expect(await apply(database(), files)).toEqual([]);
    expect(await numbersIn(database(), 'once.t')).toEqual([2]);
  });

  test('that were changed after they had been applied refuse the start', async () => {
    await apply(database(), { 'c/0001-c.sql': 'create schema c;' });
    await expect(apply(database(), { 'c/0001-c.sql': 'create schema d;' })).rejects.toThrow(
      'Migration c/0001-c.sql was changed after it had been applied.',
    );
  });

  test('of a newer version let this one go on while they add, and refuse it when one takes away', async () => {
    const expansion = { 'd/0001-d.sql': 'create schema d; create table d.t (n int, old int);' };
    await apply(database(), expansion);
    expect(await apply(database(), {})).toEqual([]);
    const both = {
      ...expansion,
      'd/0002-old.sql': '-- contract: 2026-11-01\nalter table d.t drop column old;',
    };
    await apply(database(), both);
    expect(await apply(database(), both)).toEqual([]);
    await expect(apply(database(), expansion)).rejects.toThrow(
      'This version is older than its tables: d/0002-old.sql took away what it uses; run a newer version, or restore the backup.',
    );
    await database().run(`delete from platform.migration where feature = 'd'`);
  });

  test('go on in a database whose bookkeeping is of before contractions', async () => {
    await database().run('alter table platform.migration drop column contract');
    expect(await apply(database(), { 'e/0001-e.sql': 'create schema e;' })).toHaveLength(1);
    const { rows } = await database().run(
      `select contract from platform.migration where feature = 'e'`,
    );
    expect(rows).toEqual([{ contract: null }]);
  });

  test('without a transaction build an index beside what is written, and go on where they stopped', async () => {
    const first = { 'f/0001-f.sql': 'create schema f; create table f.t (n int);' };
    await apply(database(), first);
    const text = `-- no transaction
      create index concurrently if not exists n on f.t (n);
      create table if not exists f.u (n int unique);
      -- Why.
      alter table f.t alter column n set default `;
    const stopped = { ...first, 'f/0002-n.sql': `${text} nothing;` };
    await expect(apply(database(), stopped)).rejects.toThrow('Migration f/0002-n.sql failed');
    expect(await apply(database(), { ...first, 'f/0002-n.sql': `${text} 1;` })).toHaveLength(1);
    const indexes = [
      { relname: 'n', indisvalid: true },
      { relname: 'u_n_key', indisvalid: true },
    ];
    expect(await indexesOf(database(), 'f')).toEqual(indexes);
  });
});

onPostgres('migrations while others use the shop', (database) => {
  test('wait in turns for what others hold, so that nobody waits behind them', async () => {
    await apply(database(), { 'g/0001-g.sql': 'create schema g; create table g.t (n int);' });
    const said: string[] = [];
    let migrating: Promise<unknown> = Promise.resolve();
    await database().db.transaction(async (tx) => {
      await tx.execute('select n from g.t');
      const files = {
        'g/0002-m.sql': 'alter table g.t add column m int; insert into g.t values (2);',
      };
      migrating = apply(database(), files, { waits: (sentence: string) => said.push(sentence) });
      await eventually(async () => {
        await database().run('insert into g.t values (1)');
        expect(await numbersIn(database(), 'g.t')).not.toContain(2);
        expect(said).toHaveLength(2);
      });
    });
    await migrating;
    expect(await numbersIn(database(), 'g.t')).toContain(2);
    expect(said[0]).toMatch(
      /^g\/0002-m\.sql waits for g\.t, which process \d+ of the database has used for \d+ s \(idle in transaction\); it tries again in 0\.5 s\.$/,
    );
    const { rows } = await database().run('show lock_timeout');
    expect(rows).toEqual([{ lock_timeout: '0' }]);
  });

  test('that fail for another reason do not wait', async () => {
    const said: string[] = [];
    const files = { 'h/0001-h.sql': 'create schema h; select nothing;' };
    const waits = (sentence: string) => said.push(sentence);
    await expect(apply(database(), files, { waits })).rejects.toThrow('nothing');
    expect(said).toEqual([]);
  });

  test('make an index anew that was left half-built', async () => {
    const first = {
      'i/0001-i.sql': 'create schema i; create table i.t (n int); insert into i.t values (1), (1);',
    };
    await apply(database(), first);
    const index = 'create unique index concurrently if not exists n on i.t (n);';
    const files = { ...first, 'i/0002-n.sql': `-- no transaction\n${index}` };
    await expect(apply(database(), files)).rejects.toThrow('could not create unique index');
    expect(await indexesOf(database(), 'i')).toEqual([{ relname: 'n', indisvalid: false }]);
    await database().run('delete from i.t');
    await apply(database(), files);
    expect(await indexesOf(database(), 'i')).toEqual([{ relname: 'n', indisvalid: true }]);
  });

  test('build an index while another process waits for its turn to migrate, and people write', async () => {
    const first = { 'j/0001-j.sql': 'create schema j; create table j.t (n int);' };
    await apply(database(), first);
    const index = 'create index concurrently if not exists n on j.t (n);';
    const root = migrationFolder({ ...first, 'j/0002-n.sql': `-- no transaction\n${index}` });
    let building: Promise<string[][]> = Promise.resolve([]);
    await database().db.transaction(async (tx) => {
      await tx.execute('insert into j.t values (1)');
      building = Promise.all([migrate(database(), [root]), migrate(database(), [root])]);
      await eventually(async () =>
        expect(await indexesOf(database(), 'j')).toEqual([{ relname: 'n', indisvalid: false }]),
      );
      await database().run('insert into j.t values (2)');
    });
    expect((await building).flat()).toEqual(['j/0002-n.sql']);
    expect(await indexesOf(database(), 'j')).toEqual([{ relname: 'n', indisvalid: true }]);
  });
});
