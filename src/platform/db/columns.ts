/** Columns beyond those of Drizzle, for the declarations in `tables.ts`. */
import { customType } from 'drizzle-orm/pg-core';

const timestamptz = () => 'timestamp with time zone';

/** A moment in epoch milliseconds, for rules that reckon with numbers. */
export const epochMilliseconds = customType<{ data: number; driverData: string }>({
  dataType: timestamptz,
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (text) => Temporal.Instant.from(text).epochMilliseconds,
});
