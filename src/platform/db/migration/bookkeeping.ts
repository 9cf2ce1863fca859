/** Which migrations a database has had. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { StartRefused } from '../../errors.ts';
import type { Database } from '../database.ts';
import { migration } from '../tables.ts';
import { readMigrations, type Migration } from './files.ts';

export type Run = Database['run'];

const table = `
  create schema if not exists platform;
  create table if not exists platform.migration (
    feature text not null,
    name text not null,
    hash text not null,
    applied_at timestamptz not null default now(),
    primary key (feature, name)
  );`;

const column = 'alter table platform.migration add column if not exists contract text;';

/** Makes the table of the bookkeeping. The column came later; adding one that is there would wait for a backup. */
export async function keepBooks(run: Run): Promise<void> {
  await run(table);
  if (!(await hasContract(run))) await run(column);
}

const hasContract = async (run: Run): Promise<boolean> =>
  (
    await run(`select from pg_attribute
      where attrelid = to_regclass('platform.migration') and attname = 'contract'`)
  ).rows.length > 0;

/** Rows of the bookkeeping; none of a database that was never migrated. */
async function rowsOf({ run, db }: Database) {
  const { rows } = await run(`select from pg_class where oid = to_regclass('platform.migration')`);
  if (rows.length === 0) return [];
  const { feature, name, hash } = migration;
  const contract = (await hasContract(run)) ? migration.contract : sql<null>`null`;
  return db.select({ feature, name, hash, contract }).from(migration);
}

export interface Books {
  /** Nothing was applied yet. */
  isNew: boolean;
  /** Files that were not applied yet, in their order. */
  missing: Migration[];
  /** Labels of what was applied and has no file here: a newer version has migrated the database. */
  newer: string[];
}

/** Compares the files with what was applied.
 * @throws StartRefused when a file was changed after it had been applied, or a contraction was applied that is not
 * among the files */
export async function readBooks(database: Database, roots: string[]): Promise<Books> {
  const files = new Map(readMigrations(roots).map((file) => [file.label, file]));
  const applied = new Map(
    (await rowsOf(database)).map((row): [string, typeof row] => [
      `${row.feature}/${row.name}`,
      row,
    ]),
  );
  for (const [label, { hash, contract }] of applied) {
    const file = files.get(label);
    if (file && file.hash !== hash)
      throw new StartRefused(`Migration ${label} was changed after it had been applied.`);
    if (!file && contract !== null)
      throw new StartRefused(
        `This version is older than its tables: ${label} took away what it uses; run a newer version, or restore the backup.`,
      );
  }
  return {
    isNew: applied.size === 0,
    missing: [...files.values()].filter(({ label }) => !applied.has(label)),
    newer: [...applied.keys()].filter((label) => !files.has(label)),
  };
}

/** SQL that notes a file as applied. */
export const noteOf = ({ feature, name, hash, contract }: Migration): string =>
  `insert into platform.migration (feature, name, hash, contract)
    values (${[feature, name, hash].map(quoted).join(', ')}, ${contract === null ? 'null' : quoted(contract)});`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A hash that changes when a migration is changed or added, or the bookkeeping is.
 * @internal for tests */
export function versionOf(roots: string[]): string {
  const hash = createHash('sha256').update(table + column);
  for (const file of readMigrations(roots)) hash.update(file.hash);
  return hash.digest('hex').slice(0, 16);
}
