/** Columns beyond those of Drizzle, for the declarations in `tables.ts`. */
import { customType, doublePrecision, text, type PgSchema } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

const timestamptz = () => 'timestamp with time zone';

/** An instant, to the microsecond. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: timestamptz,
  toDriver: String,
  fromDriver: (given) => Temporal.Instant.from(given),
});

/** An instant in epoch milliseconds, for rules that calculate with numbers. */
export const epochMilliseconds = customType<{ data: number; driverData: string }>({
  dataType: timestamptz,
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (given) => Temporal.Instant.from(given).epochMilliseconds,
});

/** A PostgreSQL transaction id; treat it as opaque. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/** Bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** JSON that is parsed by its schema on each read. */
export const json = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  customType<{ data: z.output<Schema>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => schema.parse(value),
  })(name);

/** An enumeration stored as text; each read checks that the value is one of them. */
export function choice<Word extends string>(name: string, words: readonly Word[]) {
  const known = new Map<string, Word>(words.map((word) => [word, word]));
  return customType<{ data: Word; driverData: string }>({
    dataType: () => 'text',
    fromDriver(value) {
      const word = known.get(value);
      if (word === undefined) throw new Error(`The column ${name} holds '${value}'.`);
      return word;
    },
  })(name);
}

/** A table of leaky buckets. */
export const budgetTable = (schema: PgSchema) =>
  schema.table('budget', {
    key: text('key').primaryKey(),
    level: doublePrecision('level').notNull(),
    updatedAt: instant('updated_at').notNull(),
  });

export type BudgetTable = ReturnType<typeof budgetTable>;
