/** The schema `built_files`, as its migrations make it. */
import { customType, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/db/columns.ts';

const builtFiles = pgSchema('built_files');

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

export const release = builtFiles.table('release', {
  id: text('id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
});

export const file = builtFiles.table(
  'file',
  {
    release: text('release').notNull(),
    path: text('path').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.path] })],
);
