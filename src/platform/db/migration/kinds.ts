/** The kinds of statements that migrations may have. */
import { exists, later, table, type Kind } from './kind.ts';
import { changesOfTables } from './kinds-of-tables.ts';

const byJob = 'let a job do it in small steps, and read both forms until it is done';

/** Of `create table … as`, which copies. */
const copy = '.* as (?:select|with|table|values)\\b';

const made: Kind[] = [
  {
    pattern: new RegExp(`^create (?:unlogged )?table (?!${copy}).* references ${table}`),
    does: 'makes a table that refers to another',
    lock: 'writesMoment',
  },
  {
    pattern: new RegExp(`^create (?:unlogged )?table (?!${copy})`),
    does: 'makes a table',
    lock: 'nothing',
  },
  {
    pattern:
      /^create (?:or replace )?(?:schema|function|procedure|type|domain|sequence|extension|view)\b/,
    does: 'makes a schema, function, type, sequence or view',
    lock: 'nothing',
  },
  {
    pattern: new RegExp(`^create (?:or replace )?(?:constraint )?trigger .*? on ${table}`),
    does: 'makes a trigger',
    lock: 'writesMoment',
  },
  { pattern: /^comment on /, does: 'notes a comment', lock: 'passes' },
  {
    pattern: /^alter type \S+ add value /,
    does: 'adds a value to a type',
    lock: 'nothing',
  },
];

const indexes: Kind[] = [
  {
    pattern: new RegExp(`^create unique index concurrently .*?\\bon (?:only )?${table}`),
    does: 'builds an index that lets no value come twice',
    lock: 'passes',
    breaks: 'the version before may write a value twice',
    instead:
      'let this release write no value twice, and make the index in a contraction a release later',
  },
  {
    pattern: new RegExp(`^create index concurrently .*?\\bon (?:only )?${table}`),
    does: 'builds an index',
    lock: 'passes',
  },
  {
    pattern: new RegExp(`^create (?:unique )?index .*?\\bon (?:only )?${table}`),
    does: 'builds an index',
    lock: 'writes',
    stalls: 'nobody can write until the index is built',
    instead: 'write `create index concurrently if not exists` in a file with `-- no transaction`',
  },
];

const removed: Kind[] = [
  {
    pattern: /^alter (?:table (?<on>\S+)|\S+ \S+) (?:rename|set schema)\b/,
    does: 'renames something',
    lock: 'moment',
    breaks: 'the version before knows it by its old name only',
    instead: 'add it under the new name, and drop the old one in a contraction a release later',
  },
  {
    pattern: new RegExp(`^(?:drop table|truncate(?: table)?) ${exists}(?:only )?${table}`),
    does: 'drops or empties a table',
    lock: 'moment',
    breaks: 'the version before still uses it',
    instead: later,
  },
  {
    pattern: /^drop /,
    does: 'drops something',
    lock: 'moment',
    breaks: 'the version before may still use it',
    instead: later,
  },
];

const rows: Kind[] = [
  {
    pattern: new RegExp(
      `^(?:update|delete from) (?:only )?${table} (?:set (?!.* from ).*)?where [\\w.]+ (?:= (?:''|-?\\d+)|in \\((?:''|-?\\d+|, )+\\))$`,
    ),
    does: 'changes rows that it names',
    lock: 'rows',
  },
  {
    pattern: new RegExp(`^(?:update|delete from) (?:only )?${table}`),
    does: 'changes or deletes rows of a whole table',
    lock: 'rows',
    stalls: 'all rows of a table are read, and those it changes stay locked until the end',
    instead: byJob,
  },
  {
    pattern: new RegExp(`^insert into ${table} (?:.*?\\) )?(?:values |select (?!.*\\bfrom ))`),
    does: 'adds rows',
    lock: 'rows',
  },
  {
    pattern: /^insert into /,
    does: 'copies rows of a whole table',
    lock: 'rows',
    stalls: 'a whole table is copied in one transaction',
    instead: byJob,
  },
];

const sessions: Kind[] = [
  {
    pattern: /^lock /,
    does: 'locks a table',
    lock: 'all',
    stalls: 'everybody waits until the file is applied',
    instead: 'do what it needs without the lock',
  },
];

/** The first that fits counts. */
const known = [...made, ...indexes, ...changesOfTables, ...removed, ...rows, ...sessions];

const unknown: Kind = {
  pattern: /^/,
  does: 'does something that is not known here',
  lock: 'unknown',
  stalls: 'what it locks is not known',
  instead: 'write it otherwise, or add it to the kinds that are known',
};

const ofNewTable: Kind = { pattern: /^/, does: 'goes on with a new table', lock: 'nothing' };

/** @param code of one statement or one change of a table, as `Statement.code`
 * @param isNew true for a table that the same file makes: nobody uses it yet
 * @returns the kind, and the table that it locks */
export function kindOf(code: string, isNew: (name: string) => boolean): [Kind, string | null] {
  const kind = known.find(({ pattern }) => pattern.test(code)) ?? unknown;
  const on = kind.pattern.exec(code)?.groups?.['on'];
  if (on === undefined) return [kind, null];
  return isNew(on) ? [ofNewTable, null] : [kind, on];
}
