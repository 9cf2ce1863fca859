/** Applies one migration while others read and write. */
import type { Database } from '../database.ts';
import { noteOf, type Run } from './bookkeeping.ts';
import { changesIn } from './changes.ts';
import type { Migration } from './files.ts';
import { statementsIn, type Statement } from './statements.ts';
import { inTurns, type Waiting } from './waiting.ts';

/** @param waits called with a sentence when it has to wait for others */
export async function apply(
  kind: Database['kind'],
  run: Run,
  file: Migration,
  waits: Waiting['waits'],
): Promise<void> {
  const tables = [...new Set(changesIn(file.text).map(({ table }) => table))];
  const waiting = { label: file.label, tables: tables.filter((table) => table !== null), waits };
  // Nobody else uses an embedded database.
  const locked = (statement: string) =>
    kind === 'pglite' ? run(statement) : inTurns(run, waiting, () => run(statement));
  // Several statements in one query are one implicit transaction on both databases.
  if (file.isTransaction) return void (await locked(`${file.text}\n;${noteOf(file)}`));
  for (const statement of statementsIn(file.text)) {
    await dropInvalid(run, statement);
    await (isConcurrent(statement) ? patiently(run, statement) : locked(statement.text));
  }
  await run(noteOf(file));
}

const isConcurrent = ({ code }: Statement) => /^(?:create|drop) .*\bconcurrently\b/.test(code);

/** Nobody queues behind these, and they wait for every transaction that is open. */
async function patiently(run: Run, { text }: Statement): Promise<void> {
  await run('set lock_timeout = 0');
  await run(text);
  await run(limits);
}

/** Of the session that migrates. Migrations may be long, whatever the server's limits are. */
export const limits = "set lock_timeout = '2s'; set statement_timeout = 0";

const index =
  /^create (?:unique )?index concurrently (?:if not exists )?(?<name>\S+) on (?:only )?(?:(?<schema>[^\s(.]+)\.)?/;

/** `if not exists` is content with an index that stopped in the middle and is never used. */
async function dropInvalid(run: Run, { code }: Statement): Promise<void> {
  const { name, schema = 'public' } = index.exec(code)?.groups ?? {};
  if (name === undefined) return;
  const place = `${schema}.${name}`;
  const { rows } = await run(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [place],
  );
  if (rows.length > 0) await run(`drop index concurrently if exists ${place}`);
}
