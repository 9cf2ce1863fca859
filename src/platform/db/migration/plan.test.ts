import { expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { migrationFolder } from '../testing/migration-folder.ts';
import { onEveryDatabase } from '../testing.ts';
import { planOf } from './plan.ts';

onEveryDatabase('the plan of an upgrade', (database) => {
  const first = { 'p/0001-p.sql': 'create schema p; create table p.t (n int, old int);' };
  const planned = async (files: Record<string, string>) => {
    const lines = await planOf(database(), [migrationFolder({ ...first, ...files })]);
    // A folder of a test lacks the shop's own files, as a version before does.
    return lines.filter((line) => !line.startsWith('A newer version'));
  };

  test('says what each file does and locks, once, and that the version before can go on', async () => {
    await migrate(database(), [migrationFolder(first)]);
    expect(await planned({})).toEqual(['The tables are up to date.']);
    const lines = await planned({
      'p/0002-m.sql':
        'alter table p.t add column m int, add column l int; create table p.u (n int);',
      'p/0003-n.sql': '-- no transaction\ncreate index concurrently if not exists n on p.t (n);',
    });
    expect(lines).toEqual([
      'p/0002-m.sql',
      '  adds a column (p.t): locks the table for a moment',
      '  makes a table: locks nothing that is in use',
      'p/0003-n.sql, not in a transaction',
      '  builds an index (p.t): lets reads and writes go on',
      '2 migrations to apply. The version before can go on.',
    ]);
    expect((await database().run(`select to_regclass('p.u') as found`)).rows).toEqual([
      { found: null },
    ]);
  });

  const contraction = {
    'p/0003-o.sql': '-- contract: 2026-11-01\nalter table p.t drop column old;',
  };

  test('says that the version before cannot be started again after a contraction', async () => {
    expect(await planned({ 'p/0002-m.sql': 'create table p.u ();', ...contraction })).toEqual([
      'p/0002-m.sql',
      '  makes a table: locks nothing that is in use',
      'p/0003-o.sql, takes away what is not used since 2026-11-01',
      '  drops a column (p.t): locks the table for a moment',
      '2 migrations to apply. The version before can go on while it runs, and cannot be started again, because of p/0003-o.sql.',
    ]);
  });

  test('names what the version before cannot work with', async () => {
    const lines = await planned({
      ...contraction,
      'p/0004-t.sql': 'alter table p.t rename n to m;',
    });
    expect(lines.slice(2)).toEqual([
      'p/0004-t.sql',
      '  renames something (p.t): locks the table for a moment; the version before knows it by its old name only',
      '2 migrations to apply. The version before cannot go on: stop it first, because of p/0004-t.sql.',
    ]);
  });

  test('names what a newer version has added, and that this one goes on', async () => {
    const files = { ...first, 'p/0002-m.sql': 'alter table p.t add column m int;' };
    await migrate(database(), [migrationFolder(files)]);
    const [newer] = await planOf(database(), [migrationFolder(first)]);
    expect(newer).toMatch(
      /^A newer version has added .*p\/0002-m\.sql; this version goes on with it\.$/,
    );
  });
});
