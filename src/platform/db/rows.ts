/** Helpers for hand-written SQL: parsed results, and many values or rows in one parameter. */
import { sql, type Column, type GetColumnData, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from './database.ts';

/** Rows of a statement that the query builder cannot express, each parsed.
 * @throws ZodError when a row does not have the declared shape */
export async function readRows<Shape extends z.ZodType>(
  db: Db,
  statement: SQL,
  shape: Shape,
): Promise<z.output<Shape>[]> {
  return z.object({ rows: z.array(shape) }).parse(await db.execute(statement)).rows;
}

/** True where the column is one of the values; always one parameter. The planner estimates ten values, however
 * many there are, and uses the index; it would scan the whole table for a hundred rows of a subquery, or for
 * hundreds of values that it can count. */
export const among = (column: Column | SQL, values: readonly string[]): SQL<boolean> =>
  sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`;

type Columns = Record<string, PgColumn>;
type Row<C extends Columns> = { [Key in keyof C]: GetColumnData<C[Key]> };

/** The rows as the relation `given`, with the names and types of the table's columns; always one parameter. */
export function given<C extends Columns>(columns: C, values: readonly Row<C>[]): SQL {
  const entries = Object.entries(columns);
  const records = values.map((row) =>
    Object.fromEntries(entries.map(([key, column]) => [column.name, plain(column, row[key])])),
  );
  const types = entries.map(
    ([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
  );
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given (${list(types)})`;
}

/** The value as JSON can hold it. */
const plain = (column: PgColumn, value: unknown): unknown =>
  value !== null && column.getSQLType() === 'timestamp with time zone'
    ? column.mapToDriverValue(value)
    : value;

/** Inserts all rows in one statement. */
export async function insertRows<C extends Columns>(
  tx: Db,
  table: PgTable,
  columns: C,
  values: readonly Row<C>[],
  onConflict = sql.empty(),
): Promise<void> {
  const names = list(Object.values(columns).map(({ name }) => sql.identifier(name)));
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from ${given(columns, values)} ${onConflict}`,
  );
}

/** Inserts all rows in one statement; replaces those whose primary key exists. */
export function upsertRows<C extends Columns>(
  tx: Db,
  table: PgTable,
  columns: C,
  values: readonly Row<C>[],
): Promise<void> {
  const key = keyOf(table);
  const others = Object.values(columns).filter(({ name }) => !key.includes(name));
  const target = list(key.map((name) => sql.identifier(name)));
  const onConflict = sql`on conflict (${target}) do update set ${excluded(others)}`;
  return insertRows(tx, table, columns, values, onConflict);
}

/** `name = excluded.name` for each. */
export const excluded = (columns: readonly PgColumn[]): SQL =>
  list(columns.map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`));

/** Names of the columns of the primary key. */
function keyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return key.map(({ name }) => name);
}

const list = (parts: Parameters<typeof sql.join>[0]): SQL => sql.join(parts, sql`, `);
