/** Migrations create the tables; `tables.ts` declares them again for the query builder. Both must match. */
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { onOneDatabase } from '#platform/db/testing.ts';
import { readRows } from '#platform/db/rows.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../features/*/tables.ts', '../platform/*/tables.ts'],
  { eager: true },
);

/** A column as one line: place, type, nullability, default, place in the primary key. */
const Column = z.object({
  place: z.string(),
  type: z.string(),
  isNotNull: z.boolean(),
  hasDefault: z.boolean(),
  keyPosition: z.int(),
});

const declared = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((table) => is(table, PgTable))
  .flatMap(columnsOf);

function columnsOf(table: PgTable): z.output<typeof Column>[] {
  const { schema, name, columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return columns.map((column) => ({
    place: `${schema}.${name}.${column.name}`,
    type: column.getSQLType(),
    isNotNull: column.notNull,
    hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
    keyPosition: key.findIndex((one) => one.name === column.name) + 1,
  }));
}

const sorted = (columns: z.output<typeof Column>[]) =>
  columns.toSorted((a, b) => (a.place < b.place ? -1 : 1));

onOneDatabase('declared tables', (database) => {
  test('are those of the migrations: columns, types, nullability, defaults and primary keys', async () => {
    const made = await readRows(
      database().db,
      sql`select format('%s.%s.%s', nspname, relname, attname) as place,
          format_type(atttypid, atttypmod) as type,
          attnotnull as "isNotNull", atthasdef or attidentity <> '' as "hasDefault",
          coalesce(array_position(conkey, attnum), 0) as "keyPosition"
        from pg_attribute
          join pg_class c on c.oid = attrelid and relkind in ('r', 'p')
          join pg_namespace n on n.oid = relnamespace
          left join pg_constraint p on p.conrelid = c.oid and contype = 'p'
        where attnum > 0 and not attisdropped
          and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
      Column,
    );
    expect(sorted(declared)).toEqual(sorted(made));
  });
});
