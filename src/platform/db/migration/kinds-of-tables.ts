/** Kinds of changes of a table that is in use. The first that fits counts. */
import { exists, later, table, type Kind } from './kind.ts';

const scan = 'every row is read under a lock that lets everybody wait';
const inTwoSteps =
  'add the constraint in a statement of its own with `not valid`, and validate it in a later file of its own';

/** One change of `alter table`. */
const altering = (change: string) => new RegExp(`^alter table ${table} ${change}`);
const addColumn = 'add (?:column )?(?:if not exists )?';

const constraints: Kind[] = [
  {
    pattern: altering('add (?:constraint \\S+ )?(?:unique|primary key) using index '),
    does: 'makes an index a constraint',
    lock: 'moment',
    breaks: 'the version before may write a value twice, or none',
    instead: 'do it in a contraction a release later',
  },
  {
    pattern: altering('add constraint .* not valid$'),
    does: 'adds a constraint for what is written from now on',
    lock: 'moment',
  },
  {
    pattern: altering('add (?:constraint|unique|check|primary key|foreign key|exclude)\\b'),
    does: 'adds a constraint',
    lock: 'all',
    stalls: scan,
    instead: inTwoSteps,
  },
  {
    pattern: altering('validate constraint '),
    does: 'looks whether all rows keep to a constraint',
    lock: 'passes',
  },
  {
    pattern: altering(`drop constraint ${exists}\\S+_(?:check|fkey)\\b`),
    does: 'drops a check or a reference',
    lock: 'moment',
  },
  {
    pattern: altering('drop constraint '),
    does: 'drops a constraint',
    lock: 'moment',
    breaks: '`on conflict` of the version before may need it',
    instead: `${later}; a check or a reference is named …_check or …_fkey`,
  },
];

const columns: Kind[] = [
  {
    pattern: altering(
      `${addColumn}(?:.* (?:check|unique|references|primary key)\\b|.* constraint )`,
    ),
    does: 'adds a column with a constraint',
    lock: 'all',
    stalls: scan,
    instead: inTwoSteps,
  },
  {
    pattern: altering(
      `${addColumn}.*(?: generated | (?:small|big)?serial\\b| default (?!now\\(\\)|pg_current_xact_id\\(\\)).*\\w\\()`,
    ),
    does: 'adds a column whose value is computed for every row',
    lock: 'all',
    stalls: 'the whole table is written anew under a lock that lets everybody wait',
    instead:
      'add the column without it, set the default in a later statement, and let a job fill it',
  },
  {
    pattern: altering(`${addColumn}(?!.* default ).* not null`),
    does: 'adds a column that has to be written',
    lock: 'moment',
    breaks: 'the version before does not write it, and its inserts fail',
    instead: 'give it a default, or let it be null',
  },
  { pattern: altering(addColumn), does: 'adds a column', lock: 'moment' },
  {
    pattern: altering(`drop (?:column )?${exists}`),
    does: 'drops a column',
    lock: 'moment',
    breaks: 'the version before still uses it',
    instead: later,
  },
  {
    pattern: altering('alter (?:column )?\\S+ (?:set data )?type '),
    does: 'changes the type of a column',
    lock: 'all',
    stalls: 'the whole table may be written anew under a lock that lets everybody wait',
    instead: 'add a column of the new type, and drop the old one in a contraction a release later',
  },
  {
    pattern: altering('alter (?:column )?\\S+ set not null'),
    does: 'lets a column be null no more',
    lock: 'all',
    breaks: 'the version before may write null',
    instead:
      'add a check of `is not null` with `not valid`, validate it, and set it in a contraction a release later',
  },
  {
    pattern: altering('alter (?:column )?\\S+ drop default'),
    does: 'drops a default',
    lock: 'moment',
    breaks: 'the version before may need it',
    instead: later,
  },
  {
    pattern: altering('alter (?:column )?\\S+ (?:set default |drop not null)'),
    does: 'sets a default, or lets a column be null',
    lock: 'moment',
  },
  { pattern: altering('set \\('), does: 'sets how a table is stored', lock: 'passes' },
];

export const changesOfTables: Kind[] = [...constraints, ...columns];
