import { expect, test } from 'vitest';
import { changesIn, headerOf } from './changes.ts';

const found = (text: string) => changesIn(text).map(({ kind, table }) => [kind.does, table]);

test('each change of a table counts, also in the body of a block, and those of a new table lock nothing', () => {
  const text = `
    create table a.n (m int);
    alter table if exists a.b add column c numeric(3, 1), drop column d;
    alter table a.n add column o int not null;
    do $$ declare i int := 1; begin
      for i in 1..3 loop alter table a.b add column e int; end loop;
      raise notice 'drop table a.b;';
    exception when others then drop table a.b;
    end $$;`;
  expect(found(text)).toEqual([
    ['makes a table', null],
    ['adds a column', 'a.b'],
    ['drops a column', 'a.b'],
    ['goes on with a new table', null],
    ['adds a column', 'a.b'],
    ['drops or empties a table', 'a.b'],
  ]);
});

test('a table that refers to another locks that one', () => {
  expect(found('create table a.n (m int references a.b on delete cascade);')).toEqual([
    ['makes a table that refers to another', 'a.b'],
  ]);
});

test.each([
  ['-- Why.\nselect 1;', null, true],
  ['-- contract: 2026-12-01\n-- Why.\nselect 1;', '2026-12-01', true],
  ['-- no transaction\n-- contract: 0.2.0\nselect 1;', '0.2.0', false],
  ['select 1;\n-- no transaction\n-- contract: 0.2.0', null, true],
  ["comment on table a is '\n-- contract: x\n';", null, true],
])('only comments in the first lines say what a migration is: %j', (text, contract, is) => {
  expect(headerOf(text)).toEqual({ contract, isTransaction: is });
});
