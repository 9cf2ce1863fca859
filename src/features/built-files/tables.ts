/** The schema `built_files`, as its migrations make it. */
import { pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#platform/db/columns.ts';

const builtFiles = pgSchema('built_files');

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
