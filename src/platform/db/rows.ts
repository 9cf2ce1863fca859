/** What hand-written statements share: results of a declared shape, many values or rows in one parameter. */
import { sql, type Column, type GetColumnData, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from './database.ts';

/** Rows of a statement that the query builder cannot express, each parsed.
 * @throws ZodError when the database answers something else */
export async function readRows<Shape extends z.ZodType>(
  db: Db,
  statement: SQL,
  shape: Shape,
): Promise<z.output<Shape>[]> {
  return z.object({ rows: z.array(shape) }).parse(await db.execute(statement)).rows;
}

/** True where the column is one of the values; one parameter however many there are. Planners expect a
 * hundred of it and look each up by its key; given hundreds as an array they may read the whole table. */
export const among = (column: Column | SQL, values: readonly string[]): SQL<boolean> =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

type Columns = Record<string, PgColumn>;
type Row<C extends Columns> = { [Key in keyof C]: GetColumnData<C[Key]> };

/** Rows as the relation `given`, its columns named and typed as those of the table; one parameter
 * however many there are. */
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

/** As JSON has it. */
const plain = (column: PgColumn, value: unknown): unknown =>
  value !== null && column.getSQLType() === 'timestamp with time zone'
    ? column.mapToDriverValue(value)
    : value;

/** Inserts rows in one statement. */
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

/** Inserts rows in one statement; those whose primary key is there already are replaced. */
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
