import { describe, expect, test } from 'vitest';
import { partsOf, statementsIn } from './statements.ts';

describe('SQL is divided into statements', () => {
  test.each<[string, string, string[]]>([
    ['at semicolons', 'drop table a; drop table b', ['drop table a', 'drop table b']],
    ['whatever the case and the lines', 'DROP\n  Table a;;\n', ['drop table a']],
    ['not in a string', "comment on table a is 'b; ''c;'", ["comment on table a is ''"]],
    ['not in a string with escapes', String.raw`select E'\';', 'a'`, ["select '', ''"]],
    ['not in a name', 'drop table "A;b"', ['drop table "A;b"']],
    ['not in a comment', '-- drop a;\nselect 1 -- ;', ['select 1']],
    ['not in a comment in a comment', 'select /* a; /* b; */ c; */ 1', ['select 1']],
    ['not in a body', 'do $$ begin a; end $$; select 1', ['do $$', 'select 1']],
    ['not in a body with a name', 'do $x$ a; $$ b; $x$; select $1', ['do $$', 'select $1']],
  ])('%s', (_, sql, codes) => {
    expect(statementsIn(sql).map(({ code }) => code)).toEqual(codes);
  });

  test('each with what is written, its line and its bodies', () => {
    const [, second] = statementsIn('select 1;\n\n-- Why.\n  do $$ Begin; $$ ;');
    expect(second).toEqual({
      text: 'do $$ Begin; $$',
      code: 'do $$',
      bodies: [' Begin; '],
      line: 4,
    });
  });
});

test('a list has a part for each comma that is in no parentheses', () => {
  expect(partsOf('add a numeric(3, 1), drop b, add c int[] default array[1, 2]')).toEqual([
    'add a numeric(3, 1)',
    'drop b',
    'add c int[] default array[1, 2]',
  ]);
});
