import { describe, expect, test } from 'vitest';
import { faultsOf, isNew } from './check-migrations.ts';

const now = { release: '0.10.0', today: '2026-12-02' };
const faults = (text: string) => faultsOf(text, now);
const apart = (text: string) => `-- no transaction\n${text}`;
const contraction = (text: string) => `-- contract: 2026-12-01\n${text}`;

describe('a migration is refused that', () => {
  test.each<[string, string, string]>([
    ['drops a table', 'drop table a.b;', 'drops or empties a table (a.b)'],
    ['empties a table', 'truncate a.b;', 'drops or empties a table (a.b)'],
    ['drops a column', 'alter table a.b drop column c;', 'drops a column (a.b)'],
    ['drops one among others', 'alter table a.b add column d int, drop c;', 'drops a column'],
    ['drops a key', 'alter table a.b drop constraint b_pkey;', 'drops a constraint (a.b)'],
    ['drops something else', 'drop function a.f();', 'drops something'],
    ['drops an index', 'drop index a.i;', 'drops something'],
    ['renames a table', 'alter table a.b rename to c;', 'renames something (a.b)'],
    ['renames a column', 'alter table only a.b rename column c to d;', 'renames something (a.b)'],
    ['renames an index', 'alter index a.i rename to j;', 'renames something'],
    ['moves a table', 'alter table a.b set schema c;', 'renames something (a.b)'],
    ['changes a type', 'alter table a.b alter column c type text;', 'changes the type of a column'],
    ['changes a type in other words', 'alter table a.b alter c set data type text;', 'changes the'],
    ['refuses null', 'alter table a.b alter column c set not null;', 'lets a column be null no'],
    ['drops a default', 'alter table a.b alter c drop default;', 'drops a default'],
    ['wants a new column written', 'alter table a.b add c int not null;', 'that has to be written'],
    ['computes a new column', 'alter table a.b add c uuid default gen_random_uuid();', 'computed'],
    ['numbers all rows', 'alter table a.b add c bigint generated always as identity;', 'computed'],
    ['numbers all rows in other words', 'alter table a.b add c bigserial;', 'computed'],
    ['checks a new column', 'alter table a.b add c int check (c > 0);', 'column with a constraint'],
    ['refers by a new column', 'alter table a.b add c int references a.d;', 'with a constraint'],
    ['adds a check', 'alter table a.b add constraint c check (d > 0);', 'adds a constraint (a.b)'],
    ['adds a key without a name', 'alter table a.b add unique (c);', 'adds a constraint (a.b)'],
    ['makes an index a key', 'alter table a.b add unique using index i;', 'an index a constraint'],
    ['builds an index', 'create index i on a.b (c);', 'builds an index (a.b): nobody can write'],
    ['builds one by name', 'create index selection on a.b (c);', 'builds an index (a.b): nobody'],
    ['builds one in a transaction', 'create index concurrently i on a.b (c);', '-- no transaction'],
    ['cannot repeat one', apart('create index concurrently i on a.b (c);'), 'may be run twice'],
    [
      'lets no value come twice',
      apart('create unique index concurrently if not exists i on a.b (c);'),
      'builds an index that lets no value come twice (a.b)',
    ],
    ['cannot be repeated', apart('alter table a.b add column c int;'), 'may be run twice'],
    ['changes all rows', 'update a.b set c = 1;', 'rows of a whole table (a.b)'],
    ['looks at all rows', "update a.b set c = 1 where d > 'x';", 'rows of a whole table (a.b)'],
    ['looks elsewhere', 'update a.b set c = 1 from a.d where e = 1;', 'rows of a whole table'],
    ['deletes all rows', 'delete from a.b;', 'rows of a whole table (a.b)'],
    ['copies all rows', 'insert into a.b (c) select c from a.d;', 'copies rows of a whole table'],
    ['copies a table', 'create table a.c as select * from a.b;', 'is not known here'],
    ['locks a table', 'lock table a.b;', 'locks a table'],
    [
      'validates beside other changes',
      'alter table a.b add column c int, validate constraint d;',
      'validate in a file of its own',
    ],
    ['hides it in a body', 'do $$ begin if true then drop table a.b; end if; end $$;', 'drops or'],
    ['writes it as a text', "do $$ begin execute 'drop table a.b'; end $$;", 'is not known here'],
    ['does what nobody knows', 'cluster a.b;', 'what it locks is not known'],
    ['contracts without saying when', '-- contract:\ndrop table a.b;', '1: a contraction names'],
    ['contracts today', '-- contract: 2026-12-02\ndrop table a.b;', '1: 2026-12-02 is no earlier'],
    ['contracts in one release', '-- contract: 0.10.0\ndrop table a.b;', '1: 0.10.0 is no earlier'],
    ['contracts all rows', contraction('update a.b set c = 1;'), '2: changes or deletes rows'],
  ])('%s', (_, text, fault) => {
    expect(faults(text)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('a migration is accepted that', () => {
  test.each<[string, string]>([
    ['adds a column', 'alter table a.b add column c jsonb, add d text;'],
    ['adds one with a default', "alter table a.b add c jsonb not null default '[]'::jsonb;"],
    ['adds one with the time', 'alter table a.b add c timestamptz not null default now();'],
    [
      'adds a constraint for later rows',
      'alter table a.b add constraint c check (d > 0) not valid;',
    ],
    ['validates it', 'alter table a.b validate constraint c;'],
    ['lets a check be', 'alter table a.b drop constraint if exists b_c_check;'],
    ['lets a column be null', 'alter table a.b alter column c drop not null;'],
    ['sets a default', 'alter table a.b alter column c set default 1;'],
    [
      'makes a table and goes on with it',
      `create table a.b (c int primary key check (c > 0), d text references a.e);
      create unique index on a.b (d);
      alter table a.b add column f int not null check (f > 0);
      insert into a.b values (1);
      update a.b set c = 2;`,
    ],
    ['makes a function', 'create function a.f() returns int as $$ delete from a.b; $$;'],
    ['makes a trigger', 'create trigger t before update on a.b execute function a.f();'],
    ['adds a value to a type', "alter type a.t add value 'x';"],
    ['adds single rows', "insert into a.b (c, d) values ('x', 1) on conflict do nothing;"],
    ['changes rows by name', "update a.b set c = 'y' where c = 'x';"],
    ['deletes rows by name', 'delete from a.b where d in (1, 2) -- ; drop table a.b'],
    ['builds an index beside', apart('create index concurrently if not exists i on a.b (c);')],
    ['names a drop in a text', "comment on table a.b is 'drop table a.b';"],
    ['contracts what is of yesterday', contraction('alter table a.b drop column c;')],
    ['contracts what is of a release before', '-- contract: 0.9.0\ndrop table a.b;'],
    ['contracts beside', apart('-- contract: 0.9.0\ndrop index concurrently if exists a.i;')],
  ])('%s', (_, text) => {
    expect(faults(text)).toEqual([]);
  });
});

test('a fault names its line and what to do', () => {
  expect(faults('-- Why.\nalter table a.b\n  drop column c;')).toEqual([
    '2: drops a column (a.b): the version before still uses it; stop using it in this release, and take it away in a contraction a release later.',
  ]);
});

test.each([
  ['src/features/cart/migrations/0008-seen.sql', false],
  ['src/features/cart/migrations/0009-more.sql', true],
  ['src/features/gift-cards/migrations/0001-cards.sql', true],
])('%s: is new %s', (file, is) => {
  expect(isNew(file)).toBe(is);
});
