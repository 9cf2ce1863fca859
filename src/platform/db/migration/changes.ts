/** What a migration says of itself, and what it does, change by change. */
import { kindOf } from './kinds.ts';
import type { Kind } from './kind.ts';
import { partsOf, statementsIn, type Statement } from './statements.ts';

export interface Header {
  /** When the migration that expanded came to the shop, in a contraction; null in an expansion. */
  contract: string | null;
  /** False: its statements run one by one. */
  isTransaction: boolean;
}

/** What the comments in the first lines say. */
export function headerOf(text: string): Header {
  const [lines = ''] = /^(?:--.*\n)*/.exec(text) ?? [];
  const contract = /^-- contract:(.*)$/m.exec(lines)?.[1]?.trim() ?? null;
  return { contract, isTransaction: !/^-- no transaction$/m.test(lines) };
}

export interface Change {
  kind: Kind;
  /** The table that it locks; null: none that is in use. */
  table: string | null;
  statement: Statement;
}

/** Each statement, and each change of an `alter table`; those of the body of a `do` too. */
export function changesIn(text: string): Change[] {
  const statements = statementsIn(text).flatMap((one) =>
    /^do\b/.test(one.code) ? inBody(one) : one,
  );
  const made = new Set(statements.map(({ code }) => madeTable.exec(code)?.[1]));
  return statements.flatMap((statement) =>
    singly(statement.code).map((code) => {
      const [kind, table] = kindOf(code, (name) => made.has(name));
      return { kind, table, statement };
    }),
  );
}

const madeTable = /^create (?:unlogged )?table (?:if not exists )?([^\s(]+)/;

/** `alter table a add column b int, drop column c` is two changes. */
function singly(code: string): string[] {
  const [, table, changes = ''] =
    /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(code) ?? [];
  return table === undefined
    ? [code]
    : partsOf(changes).map((change) => `alter table ${table} ${change}`);
}

/** Words of the procedural language that a statement may follow. */
const control =
  /^(?:(?:begin|else|loop|exception|(?:if|elsif|when)\b.*? then|(?:for|foreach|while)\b.*? loop)\s+)+/;

const sql = /^(?:alter|create|drop|update|delete|insert|truncate|lock|execute|comment|with)\b/;

/** Statements of a body; `execute`, which runs a text, is of no known kind. */
const inBody = ({ bodies, line }: Statement): Statement[] =>
  bodies
    .flatMap((body) => statementsIn(body))
    .map((one) => ({ ...one, line, code: one.code.replace(control, '') }))
    .filter(({ code }) => sql.test(code));
